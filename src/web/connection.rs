//! Connections: how many there are, and how long they may keep silent.
//!
//! In: what listens, and what answers. Out: answered connections, for ever. Holds: at most
//! [`MAX_CONNECTIONS`] at once, others wait; one whose headers do not come is closed.

use super::turns::Asker;
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

/// Most connections at once: with what each opens, fewer than a process may have open.
const MAX_CONNECTIONS: usize = 512;
/// How long the headers of a request may take, from the connection or the last answer on.
const HEADER_TIME: Duration = Duration::from_secs(20);
/// How long to wait when there are no more sockets.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers connections until dropped.
pub(super) async fn accept(listener: TcpListener, router: Router) {
    let open = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    while let Ok(permit) = Arc::clone(&open).acquire_owned().await {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let connection = answered(stream, peer.ip(), router.clone());
                tokio::spawn(async move {
                    connection.await;
                    drop(permit);
                });
            }
            Err(_) => sleep(PAUSE).await,
        }
    }
}

async fn answered(stream: TcpStream, asker: Asker, router: Router) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIME);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert::<Asker>(asker);
        router.call(request)
    });
    // What is no HTTP, too slow or gone away concerns its sender alone.
    let _ = builder.serve_connection(TokioIo::new(stream), service).await;
}
