//! Accepts connections and serves them.
//!
//! In: a listening socket and a router. Out: served connections, until the future is dropped.
//! Invariants: each accepted connection has a place of [`Places`] or is one of [`MAX_WAITING`] that
//! wait for one; a connection whose headers do not arrive in [`HEADER_TIME`] is closed.

use super::places::{Evicted, Place, Places, Stage};

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

/// Most connections that wait for a place. Together with the places, this is below the usual limit
/// of open files (1024).
const MAX_WAITING: usize = 256;
/// Time limit for the headers of a request, from the connection or the last answer on.
const HEADER_TIME: Duration = Duration::from_secs(20);
/// Pause before the next `accept` after an error, such as too many open files.
const PAUSE_AFTER_ERROR: Duration = Duration::from_millis(10);

/// Accepts and serves connections until dropped.
pub(super) async fn accept(listener: TcpListener, router: Router) {
    let places = Places::new();
    let waiting = Arc::new(Semaphore::new(MAX_WAITING));
    while let Ok(permit) = Arc::clone(&waiting).acquire_owned().await {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let (places, router) = (Arc::clone(&places), router.clone());
                tokio::spawn(async move {
                    let (place, evicted) = places.enter(peer.ip()).await;
                    drop(permit);
                    serve_connection(stream, place, evicted, router).await;
                });
            }
            Err(_) => {
                places.evict_silent();
                sleep(PAUSE_AFTER_ERROR).await;
            }
        }
    }
}

/// Serves a connection until it ends or loses its place.
async fn serve_connection(stream: TcpStream, place: Place, evicted: Evicted, router: Router) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIME);
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request: Request<Incoming>| {
        let handle = place.0.clone();
        handle.set_stage(Stage::Sending);
        request.extensions_mut().insert(handle.clone());
        let response = router.call(request);
        async move {
            let response = response.await;
            handle.set_answered();
            response
        }
    });
    tokio::select! {
        biased;
        // Ignores errors: malformed, slow or closed connections concern only their clients.
        _ = builder.serve_connection(TokioIo::new(stream), service) => {}
        _ = evicted => {}
    }
}
