import HeadlessUIKit

/// Something that the application did, at a time of the stage's clock.
///
///     let stage = try Stage(UseCase("Cards", CardsViewController()))
///     stage.takeMoments()  // such as a request `GET https://example.org/cards`, at 0, for 0.5 seconds
package struct StageMoment: Hashable, Sendable {
  /// What the application did.
  package let kind: Kind
  /// The call or the animation as in a storyboard; a request as its method and address.
  package let text: String
  /// When it began, in virtual seconds since the launch.
  package let time: Double
  /// How long it lasts, in virtual seconds: 0 for a call, infinite for what does not end.
  package internal(set) var seconds: Double

  /// The kinds of what an application does.
  package enum Kind: Hashable, Sendable {
    /// A command that a recorder recorded.
    case call
    /// An animation, after its delay.
    case animation
    /// A request to the network, until its answer arrives or the application cancels it.
    case request
  }
}

/// The moments of a stage, in the order in which the application reached them.
@MainActor
final class MomentLog {
  private var moments: [StageMoment] = []
  /// Not retained, since the application's code may hold what holds this log.
  private weak var loop: VirtualRunLoop?

  init(on loop: VirtualRunLoop) { self.loop = loop }

  /// Adds what begins now, or after a delay in seconds.
  func add(_ kind: StageMoment.Kind, _ text: String, after delay: Double = 0, lasting seconds: Double = 0) {
    guard let loop else { return }
    moments.append(
      StageMoment(kind: kind, text: text, time: loop.now + max(0, delay), seconds: max(0, seconds)))
  }

  /// Ends the latest of the requests with these words that still waits for its answer.
  func cancelRequest(_ words: String) {
    guard let loop else { return }
    let index = moments.lastIndex {
      $0.kind == .request && $0.text == words && $0.time + $0.seconds > loop.now
    }
    if let index { moments[index].seconds = loop.now - moments[index].time }
  }

  /// Returns the moments since they were last taken.
  func take() -> [StageMoment] {
    defer { moments = [] }
    return moments
  }
}

extension Stage {
  /// The virtual seconds since the launch.
  package var time: Double { application.runLoop.now }

  /// Returns the calls, the animations and the requests since the previous call of this method, in the order in which
  /// the application reached them; an animation's time is later if it has a delay.
  package func takeMoments() -> [StageMoment] { moments.take() }
}
