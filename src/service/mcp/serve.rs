//! Speaks the protocol, and runs the calls.
//!
//! In: standard input. Out: standard output. Invariants: each call runs on a thread of its own and
//! keeps its turn until its work has ended; at most [`MAX_WORK`] are worked on and [`MAX_CALLS`]
//! are kept; the end of the input and `stop` end the server and its work.

use super::requests::{Api, Refused};
use super::tools::{ABOUT, Described, TOOLS};
use crate::api::Refusal;
use crate::budget::Budget;
use crate::language::Language;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, Implementation,
    JsonObject, ListToolsResult, PaginatedRequestParams, ServerCapabilities, ServerConfig,
};
use rmcp::service::{RequestContext, ServerInitializeError};
use rmcp::transport::async_rw::AsyncRwTransport;
use rmcp::{ErrorData, RoleServer, ServerHandler, ServiceExt};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// Most bytes of a message: an image of 16 MiB in base64, and some more, so that a larger one is
/// refused in words. What is longer is passed over unread.
const MAX_MESSAGE: usize = 32 << 20;
/// Most calls that are kept, those in work included: as much memory as the server has for bodies.
const MAX_CALLS: usize = 16;
/// Most calls that are worked on at once.
const MAX_WORK: usize = 2;
/// Time between two checks of `stop`.
const POLL_TIME: Duration = Duration::from_millis(50);

/// Answers on standard output what comes on standard input, until that ends or `stop` is set.
///
/// # Errors
/// If the system has no resources; [`io::ErrorKind::InvalidData`] if the input does not begin as
/// the protocol says.
pub fn serve(language: Language, stop: &Arc<AtomicBool>) -> io::Result<()> {
    // One thread suffices for the transport: work runs on threads of its own.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let result = runtime.block_on(listen(language, stop));
    // A thread may wait for input for ever.
    runtime.shutdown_background();
    result
}

async fn listen(language: Language, stop: &Arc<AtomicBool>) -> io::Result<()> {
    let transport = AsyncRwTransport::new_server(tokio::io::stdin(), tokio::io::stdout());
    let transport = transport.with_max_line_length(MAX_MESSAGE);
    let start = tokio::select! {
        begun = Tools::new(language, stop).serve(transport) => begun,
        () = wait_for(stop) => return Ok(()),
    };
    let service = match start {
        Ok(service) => service,
        Err(ServerInitializeError::ConnectionClosed(_)) => return Ok(()),
        Err(ServerInitializeError::ExpectedInitializeRequest(_)) => {
            let message = "the input does not begin with the request `initialize`";
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        }
        Err(error) => return Err(io::Error::new(io::ErrorKind::InvalidData, error)),
    };
    let token = service.cancellation_token();
    let mut end = std::pin::pin!(service.waiting());
    tokio::select! {
        _ = &mut end => {}
        () = wait_for(stop) => {
            token.cancel();
            let _ = end.await;
        }
    }
    Ok(())
}

async fn wait_for(stop: &AtomicBool) {
    while !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(POLL_TIME).await;
    }
}

/// The tools, with what their calls share.
struct Tools {
    language: Language,
    stop: Arc<AtomicBool>,
    calls: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

impl Tools {
    fn new(language: Language, stop: &Arc<AtomicBool>) -> Tools {
        let of = |count| Arc::new(Semaphore::new(count));
        Tools { language, stop: Arc::clone(stop), calls: of(MAX_CALLS), turns: of(MAX_WORK) }
    }

    /// Waits for a turn and runs the call; a cancelled one ends without an answer.
    async fn run(
        &self,
        tool: &'static Described,
        arguments: JsonObject,
        context: &RequestContext<RoleServer>,
    ) -> Result<CallToolResult, ErrorData> {
        let Ok(place) = Arc::clone(&self.calls).try_acquire_owned() else {
            return Ok(refusal(Refusal::busy()));
        };
        let cancelled = Arc::new(AtomicBool::new(false));
        let work = async {
            let turn = Arc::clone(&self.turns).acquire_owned().await;
            let turn = turn.map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
            let stops = [&self.stop, &cancelled].map(Arc::clone);
            let budget = stops.into_iter().fold(Budget::endless(), Budget::or_stop);
            let api = Api { language: self.language, budget };
            match begin(tool, api, arguments, (place, turn)) {
                Ok(answer) => answer.await.map_err(|_| broken_off()),
                Err(_) => Ok(refusal(Refusal::busy())),
            }
        };
        tokio::select! {
            answer = work => answer,
            () = context.ct.cancelled() => {
                cancelled.store(true, Ordering::Relaxed);
                Err(ErrorData::internal_error("cancelled", None))
            }
        }
    }
}

/// Starts the call on a thread, which keeps the permits until it ends.
fn begin(
    tool: &'static Described,
    api: Api,
    arguments: JsonObject,
    permits: (OwnedSemaphorePermit, OwnedSemaphorePermit),
) -> io::Result<oneshot::Receiver<CallToolResult>> {
    let (sender, receiver) = oneshot::channel();
    Builder::new().spawn(move || {
        let answer = (tool.work)(&api, arguments);
        drop(permits);
        // Sending fails only if the call was cancelled.
        let _ = sender.send(answer.unwrap_or_else(|Refused(words)| refusal(words)));
    })?;
    Ok(receiver)
}

fn refusal(words: impl std::fmt::Display) -> CallToolResult {
    CallToolResult::error(vec![ContentBlock::text(words.to_string())])
}

fn broken_off() -> ErrorData {
    ErrorData::internal_error("the work broke off; please report this", None)
}

impl ServerHandler for Tools {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("nonosat", env!("CARGO_PKG_VERSION")))
            .with_instructions(ABOUT)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(TOOLS.iter().map(Described::described).collect()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(tool) = TOOLS.iter().find(|tool| tool.name == request.name) else {
            let names = TOOLS.each_ref().map(|tool| tool.name).join("`, `");
            let message = format!("no tool `{}`, expected one of `{names}`", request.name);
            return Err(ErrorData::invalid_params(message, None));
        };
        let arguments = request.arguments.unwrap_or_default();
        Ok(self.run(tool, arguments, &context).await?.into())
    }
}
