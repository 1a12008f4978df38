import Expectations
import Testing

@testable import ShowcaseKit

/// Random courses of screens, judged by the monitor and by what the requirements mean for a whole course.
@Suite @MainActor struct RulePropertyTests {
  private static func holds(_ letter: String, on screen: String) -> Bool { screen.contains(letter) }

  private static func course(_ generator: inout CourseGenerator) -> [String] {
    (0..<8).map { _ in ["a", "b", "c"].filter { _ in generator.next().isMultiple(of: 2) }.joined() }
  }

  /// A small generator, so that a failure can be repeated from its seed.
  struct CourseGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }

  @Test(arguments: UInt64(1)...10) func `The monitor agrees with what a whole course means`(
    seed: UInt64
  ) throws {
    var generator = CourseGenerator(state: seed)
    let course = Self.course(&generator)
    let (a, b) = (RuleMonitorTests.a, RuleMonitorTests.b)
    let begin = course.firstIndex { Self.holds("a", on: $0) }
    let rules: [(Rule, Int?)] = [
      (Rule("always") { always(a || b) }, course.firstIndex { !$0.contains("a") && !$0.contains("b") }),
      (Rule("never") { never(a && b) }, course.firstIndex { $0.contains("a") && $0.contains("b") }),
      (
        Rule("after") { after(a.isVisible) { always(b.isVisible) } },
        begin.flatMap { first in course.indices.first { $0 >= first && !course[$0].contains("b") } }
      ),
    ]
    for (rule, expected) in rules {
      expectEqual(
        try RuleMonitorTests.firstBroken(rule, on: course), expected.map { $0 + 1 }, "\(rule.name) \(course)")
    }
  }
}
