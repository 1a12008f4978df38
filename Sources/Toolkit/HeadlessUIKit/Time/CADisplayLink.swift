import Foundation

/// Calls a handler 60 times a second, in step with the screen; it keeps nobody busy.
///
/// UIKit's takes a target and a selector.
@MainActor
public final class CADisplayLink {
  /// Seconds between two frames.
  public let duration: TimeInterval = 1 / 60
  /// When the last frame was shown, on the run loop's clock.
  public private(set) var timestamp: TimeInterval = 0
  /// When the next frame will be shown.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// Whether frames pass without a call.
  public var isPaused: Bool = false
  private let handler: @MainActor (CADisplayLink) -> Void
  private var loop: VirtualRunLoop?
  private var token: VirtualRunLoop.Token?

  /// Makes a link that waits for ``add(to:)``.
  public init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// Begins to call the handler, which the loop then keeps alive.
  public func add(to loop: VirtualRunLoop) {
    guard self.loop == nil else { return }
    self.loop = loop
    timestamp = loop.now
    wait()
  }

  /// Ends the calls.
  public func invalidate() {
    if let loop, let token { loop.cancel(token) }
    (loop, token) = (nil, nil)
  }

  private func wait() {
    token = loop?.schedule(after: duration, name: "frame", isTracked: false) { self.showFrame() }
  }

  private func showFrame() {
    timestamp += duration
    wait()
    if !isPaused { handler(self) }
  }
}
