//! Connections: how many wait, and how long they may keep silent.
//!
//! In: what listens, and what answers. Out: answered connections, for ever. Invariants: each has a
//! place of [`Places`] or is one of the [`MAX_WAITING`] that wait for one, so that those of one
//! address are in no other's way; one whose headers do not come is closed.

use super::places::{Evicted, Place, Places};
use super::taken::Stage;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::sleep;

/// Most connections that wait for a place: with those that have one, fewer than a process may
/// have open.
const MAX_WAITING: usize = 256;
/// How long the headers of a request may take, from the connection or the last answer on.
const HEADER_TIME: Duration = Duration::from_secs(20);
/// How long to wait when there are no more sockets.
const PAUSE: Duration = Duration::from_millis(10);

/// Answers connections until dropped.
pub(super) async fn accept(listener: TcpListener, router: Router) {
    let places = Places::new();
    let waiting = Arc::new(Semaphore::new(MAX_WAITING));
    while let Ok(permit) = Arc::clone(&waiting).acquire_owned().await {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let (places, router) = (Arc::clone(&places), router.clone());
                tokio::spawn(async move {
                    let (place, lost) = places.enter(peer.ip()).await;
                    drop(permit);
                    serve_connection(stream, place, lost, router).await;
                });
            }
            Err(_) => {
                places.evict_silent();
                sleep(PAUSE).await;
            }
        }
    }
}

/// Answers a connection until it ends or loses its place.
async fn serve_connection(stream: TcpStream, place: Place, lost: Evicted, router: Router) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIME);
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request: Request<Incoming>| {
        let seat = place.0.clone();
        seat.set_stage(Stage::Sending);
        request.extensions_mut().insert(seat.clone());
        let response = router.call(request);
        async move {
            let response = response.await;
            seat.set_answered();
            response
        }
    });
    tokio::select! {
        biased;
        // What is no HTTP, too slow or gone away concerns its sender alone.
        _ = builder.serve_connection(TokioIo::new(stream), service) => {}
        _ = lost => {}
    }
}
