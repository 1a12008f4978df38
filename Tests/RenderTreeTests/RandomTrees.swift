import Diagnostics
import RenderTree
import TestSupport

extension SplitMix64 {
  /// A tree of up to about fifty nodes with hostile strings and numbers in every part.
  mutating func tree(depth: Int = 3) -> RenderNode {
    let count = depth == 0 ? 0 : Int.random(in: 0...3, using: &self)
    return RenderNode(
      oneOf(["UIView", "Cell<Row>", "changed", word()]), identifier: maybe { $0.word() },
      text: maybe { $0.hostileString() },
      frame: maybe { RenderFrame(x: $0.number(), y: $0.number(), width: $0.number(), height: $0.number()) },
      states: list { $0.word() }, attributes: list { RenderAttribute($0.word(), $0.value()) },
      children: (0..<count).map { _ in tree(depth: depth - 1) })
  }

  mutating func number() -> Double {
    let limit = oneOf([1, 1000, 1e6, 1e12, 1e16, 1e300])
    let thousandths = Double(Int.random(in: -5000...5000, using: &self))
    return oneOf([
      0, -0.0, 0.5, .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, .leastNormalMagnitude,
      (thousandths + 0.5) / 1000, thousandths / 1000, Double.random(in: -limit...limit, using: &self),
    ])
  }

  private mutating func word() -> String {
    oneOf([
      "title", "settings.sync", "a/b", "two words", "nan", "inf", "word", "none", "", "9", "body(regular-23)",
      "label(#FFFFFF)", "word(a)", "nan(a)", "a(", hostileString(),
    ])
  }

  private mutating func value() -> RenderValue {
    oneOf([
      .string(hostileString()), .word(word()), .number(number()), .numbers(list { $0.number() }),
      .color(
        oneOf(["#1C1C1E", "#FFFFFF99", "#abcdef", "#12345", "red", hostileString()]),
        name: maybe { $0.word() }),
    ])
  }

  private mutating func list<Element>(of make: (inout SplitMix64) -> Element) -> [Element] {
    (0..<Int.random(in: 0...2, using: &self)).map { _ in make(&self) }
  }

  private mutating func maybe<Value>(_ make: (inout SplitMix64) -> Value) -> Value? {
    Bool.random(using: &self) ? make(&self) : nil
  }
}

/// A chain of nodes, each the only child of the one before.
func chain(depth: Int) -> RenderNode {
  (1..<depth).reduce(RenderNode("UIView")) { child, _ in RenderNode("UIView", children: [child]) }
}
