import Foundation

/// Calls a handler for each frame, 60 times per second, without keeping the application busy.
///
/// It sends a selector to a target, as in UIKit, or calls a closure:
///
///     let link = CADisplayLink { link in progress = link.timestamp - start }
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

  /// Creates a link that calls a closure once it is added to a run loop.
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

  /// Starts calling the handler on the application's virtual run loop; both arguments are ignored.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: UIApplication.shared.runLoop)
  }

  /// Starts calling the handler; the loop retains the link. A second call is ignored.
  public func add(to loop: VirtualRunLoop) {
    guard self.loop == nil else { return }
    self.loop = loop
    timestamp = loop.now
    wait()
  }

  /// Ends the calls; both arguments are ignored.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls, and the loop releases the link.
  public func invalidate() {
    if let loop, let token { loop.cancel(token) }
    (loop, token) = (nil, nil)
  }

  private func wait() {
    // Not tracked: an application with a running display link would never be idle.
    token = loop?.schedule(after: duration, name: "frame", isTracked: false) { self.showFrame() }
  }

  private func showFrame() {
    timestamp += duration
    // Before the handler, so that it can call `invalidate()`.
    wait()
    if !isPaused { handler(self) }
  }
}
