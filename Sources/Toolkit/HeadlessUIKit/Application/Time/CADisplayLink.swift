import Foundation

/// Calls a handler for each frame, 60 times per second, without keeping the application busy.
///
/// It sends a selector to a target, as in UIKit, or calls a closure:
///
///     var progress = 0.0
///     let link = CADisplayLink { link in progress += link.duration }
///     link.add(to: UIApplication.shared.runLoop)
@preconcurrency @MainActor
public final class CADisplayLink: UIKitObject {
  /// The seconds between two frames.
  public let duration: TimeInterval = 1 / 60
  /// The time of the last frame, in seconds on the run loop's clock.
  public private(set) var timestamp: TimeInterval = 0
  /// The time of the next frame, in seconds on the run loop's clock.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// Whether the handler is not called for frames; `false` by default.
  public var isPaused: Bool = false
  private let handler: @MainActor (CADisplayLink) -> Void
  private var loop: VirtualRunLoop?
  private var token: VirtualRunLoop.Token?

  /// Creates a link that calls a closure.
  ///
  /// - Parameter handler: Called with the link for each frame while the link is on a run loop and
  ///   not paused.
  public init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// Creates a link that sends a selector to a target, which it retains until it is invalidated.
  ///
  /// - Parameters:
  ///   - target: The receiver.
  ///   - sel: A method with the link as its argument, or without arguments.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in sel.send(to: target, with: [link]) }
  }

  /// Starts sending frames on the application's virtual run loop.
  ///
  /// - Parameters:
  ///   - runloop: Ignored.
  ///   - mode: Ignored.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: UIApplication.shared.runLoop)
  }

  /// Starts sending frames. A second call is ignored.
  ///
  /// - Parameter loop: The run loop whose clock times the frames; it retains the link until
  ///   ``invalidate()``.
  public func add(to loop: VirtualRunLoop) {
    guard self.loop == nil else { return }
    self.loop = loop
    timestamp = loop.now
    wait()
  }

  /// Ends the calls.
  ///
  /// - Parameters:
  ///   - runloop: Ignored.
  ///   - mode: Ignored.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls, and the loop releases the link.
  public func invalidate() {
    if let loop, let token { loop.cancel(token) }
    (loop, token) = (nil, nil)
  }

  private func wait() {
    // Not tracked: an application with a running display link would never be idle.
    token = loop?.schedule(after: duration, name: "frame", isTracked: false) { self.showFrame() }
    loop?.markRepeating(token)
  }

  private func showFrame() {
    timestamp += duration
    // Before the handler, so that it can call `invalidate()`.
    wait()
    if !isPaused { handler(self) }
  }
}
