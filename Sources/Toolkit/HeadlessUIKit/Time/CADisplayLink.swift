import Foundation

/// Calls a handler 60 times a second, in step with the screen; it never keeps the application busy.
///
/// UIKit's display link takes a target and a selector instead of a closure.
@MainActor
public final class CADisplayLink {
  /// The seconds between two frames.
  public let duration: TimeInterval = 1 / 60
  /// The time of the last frame, in seconds on the run loop's clock.
  public private(set) var timestamp: TimeInterval = 0
  /// The time of the next frame, in seconds on the run loop's clock.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// Whether frames pass without a call of the handler; `false` by default.
  public var isPaused: Bool = false
  private let handler: @MainActor (CADisplayLink) -> Void
  private var loop: VirtualRunLoop?
  private var token: VirtualRunLoop.Token?

  /// Creates a link that does nothing until ``add(to:)``.
  public init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// Begins to call the handler; the loop then keeps the link alive. A second call is ignored.
  public func add(to loop: VirtualRunLoop) {
    guard self.loop == nil else { return }
    self.loop = loop
    timestamp = loop.now
    wait()
  }

  /// Ends the calls, and lets the loop release the link.
  public func invalidate() {
    if let loop, let token { loop.cancel(token) }
    (loop, token) = (nil, nil)
  }

  private func wait() {
    // Untracked: an application with a running display link would never become idle.
    token = loop?.schedule(after: duration, name: "frame", isTracked: false) { self.showFrame() }
  }

  private func showFrame() {
    timestamp += duration
    // Waits first, so that the handler can end the calls by `invalidate()`.
    wait()
    if !isPaused { handler(self) }
  }
}
