import RenderTree

/// When the steps of a scenario took place, and what the application did meanwhile, on the stage's clock.
///
/// A golden has no times, so a timeline belongs to one run. All times are virtual seconds since the launch began:
/// for example, with a launch that loads cards for half a second, and a tap. They have three decimals:
///
///     var timeline = Timeline()
///     timeline.addStep(endingAt: 0.5)
///     timeline.events = [.init(kind: .request, text: "GET https://example.org/cards", start: 0, end: 0.5)]
///     timeline.addStep(endingAt: 0.75)
///     timeline.steps[1]  // 0.5...0.75
package struct Timeline: Hashable, Sendable, Codable {
  /// From when to when each step lasted; each begins where the one before it ended.
  package private(set) var steps: [ClosedRange<Double>] = []
  /// What the application did, in the order in which it began it.
  package var events: [Event] = []

  package init() {}

  /// Adds the next step, which ends at a time not before the last one's end.
  package mutating func addStep(endingAt end: Double) {
    let start = steps.last?.upperBound ?? 0
    steps.append(start...max(start, end.roundedForTree))
  }

  /// Something that the application did.
  package struct Event: Hashable, Sendable, Codable {
    package let kind: Kind
    /// The call or the animation as in a golden; a request as its method and address.
    package let text: String
    package let start: Double
    /// When it ended, or will end; `nil` if it does not end.
    package let end: Double?

    package init(kind: Kind, text: String, start: Double, end: Double?) {
      (self.kind, self.text) = (kind, text)
      self.start = start.roundedForTree
      self.end = end.map { max(start, $0).roundedForTree }
    }

    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      case call, animation, request
    }
  }

  /// When the last step ended.
  package var end: Double { steps.last?.upperBound ?? 0 }
}
