import Foundation
import HeadlessUIKit

/// Something that keeps the application busy.
public struct BusyResource: Hashable, Sendable {
  /// The name in failures.
  public let name: String
  /// A sentence about what it waits for and, if possible, how not to wait for it.
  public let description: String

  /// Creates a resource with a name and a description.
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - description: A sentence about what it waits for and, if possible, how not to wait for it.
  public init(name: String, description: String) {
    self.name = name
    self.description = description
  }

  /// Returns the paragraph of a failure's report that lists resources.
  ///
  /// - Parameter resources: The resources, numbered from 1 in this order.
  public static func report(_ resources: [BusyResource]) -> String {
    "The following idling resources are busy.\n\n"
      + resources.enumerated().map { "\($0.offset + 1). \($0.element.name): \($0.element.description)" }
      .joined(separator: "\n")
  }
}

extension BusyResource {
  /// Creates the resource of pending work on the run loop.
  init(_ event: PendingEvent, now: TimeInterval) {
    let seconds = GREYNumber.short(max(0, event.deadline - now))
    let submitter = event.submitter.map { " It was submitted by \($0)." } ?? ""
    self.init(name: event.name, description: Self.sentence(about: event.kind, in: seconds) + submitter)
  }

  private static func sentence(about kind: PendingEvent.Kind, in seconds: String) -> String {
    switch kind {
    case .timer:
      """
      It fires in \(seconds) seconds. If the application need not wait for it, let the timer be untracked: \
      scheduledTimer(..., isTracked: false), which is EarlGrey's kNSTimerIgnoreTrackingKey; or lower \
      nsTimerMaxTrackableInterval.
      """
    case .delayedCall:
      "It runs in \(seconds) seconds. Lower dispatchAfterMaxTrackableDelay not to wait for it."
    case .animation:
      "It is waited for another \(seconds) seconds. Lower CALayerMaxAnimationDuration to wait less."
    case .networkRequest:
      "The answer comes in \(seconds) seconds. Add the address to blockedURLRegex not to wait for it."
    case .work, .keyboardTransition, .scrolling, .rotation, .rootViewController:
      "It resumes in \(seconds) seconds."
    }
  }
}
