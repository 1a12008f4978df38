import Foundation

/// Calls a handler 60 times a second, in step with the screen; it never keeps the application busy.
///
/// It sends a selector to a target, as in UIKit, or runs a closure.
@preconcurrency @MainActor
public final class CADisplayLink: UIKitObject {
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

  /// Creates a link that sends a selector to a target, which it keeps alive until it is invalidated.
  ///
  /// - Parameters:
  ///   - target: The receiver.
  ///   - sel: A method that takes the link, or nothing.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in sel.send(to: target, with: [link]) }
  }

  /// Begins to call the handler on the stage's run loop; the host's loop and its modes do not matter.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: UIApplication.shared.runLoop)
  }

  /// Begins to call the handler; the loop then keeps the link alive. A second call is ignored.
  public func add(to loop: VirtualRunLoop) {
    guard self.loop == nil else { return }
    self.loop = loop
    timestamp = loop.now
    wait()
  }

  /// Ends the calls; the host's loop and its modes do not matter.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

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
