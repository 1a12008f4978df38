import Expectations
import HeadlessUIKit
import Scripts
import Testing

@testable import Exploring

@Suite struct ArgumentShrinkingTests {
  private func shrink(
    _ inputs: [Input], for oracle: Oracle = .crash, mostTries: Int = 300, _ shows: ([Input]) -> Bool
  ) -> ArgumentShrinking {
    var shrinking = ArgumentShrinking(inputs, for: oracle, mostTries: mostTries)
    while !shrinking.isDone { shrinking.note(shrinking.candidates.map(shows)) }
    return shrinking
  }

  private static let field = #"EarlGrey.selectElement(with: grey_accessibilityID("name"))"#

  private func typing(_ text: String) -> Input {
    Input(
      .typeRareText, to: "UITextField #name",
      ["\(Self.field).perform(grey_replaceText(\(text.debugDescription)))"])
  }

  /// The text that an input types.
  private func text(of input: Input?) -> String? {
    guard let input, let statement = try? Script(parsing: input.statements[0]).statements.first,
      case .expression(let call) = statement.kind, case .chain(_, let links) = call.kind,
      case .chain(_, let actions)? = links.last?.arguments?.first?.value.kind,
      case .string(let text)? = actions.last?.arguments?.first?.value.kind
    else { return nil }
    return text
  }

  @Test func `Of a text that is too long, just as many characters of one kind are left as are needed`() {
    for length in [0, 1, 12, 128, 199] {
      let shrinking = shrink([typing(String(repeating: "long ", count: 40))]) { inputs in
        text(of: inputs.first).map { $0.count > length } ?? false
      }
      expectEqual(text(of: shrinking.best.first), String(repeating: "a", count: length + 1))
      expectTrue(shrinking.triedCount < 200, "\(length): \(shrinking.triedCount)")
    }
  }

  @Test func `Of characters that matter, each is left, and others are ordinary ones`() {
    let rows: [(text: String, kept: String, shows: (String) -> Bool)] = [
      ("<b>\"%@", "%", { $0.contains("%") }), ("héllo wörld", "éö", { $0.contains("é") && $0.contains("ö") }),
      ("👩‍👩‍👧‍👦 🏳️‍🌈", "🏳️‍🌈", { $0.contains("🏳️‍🌈") }), ("99999", "111", { $0.count > 2 && $0.allSatisfy(\.isNumber) }),
      ("one two three", "aa aa", { $0.count > 4 && $0.contains(" ") }),
    ]
    forEachRow(rows) { row in
      let best = shrink([typing(row.text)]) { text(of: $0.first).map(row.shows) ?? false }.best
      let kept = text(of: best.first) ?? ""
      expectEqual(kept.sorted(), row.kept.sorted())
    }
  }

  @Test func `Amounts are halved toward the smallest that shows it`() {
    for least in [1, 2, 7, 15, 29, 30] {
      let best = shrink([Input(.wait, to: "the clock", ["advance(by: 30)"])]) { inputs in
        (0...30).contains { $0 >= least && inputs[0].statements == ["advance(by: \($0))"] }
      }.best
      expectEqual(best.first?.statements, ["advance(by: \(least))"])
    }
  }

  @Test func `A gesture becomes a tap where a tap shows it`() {
    for gesture in ["grey_doubleTap()", "grey_longPress()", "grey_swipeFastInDirection(.left)"] {
      let input = Input(.doubleTap, to: "UIButton", ["\(Self.field).atIndex(4).perform(\(gesture))"])
      let best = shrink([input]) { $0[0].statements[0].contains(".perform(grey_") }.best
      expectEqual(best, [Input(.tap, to: "UIButton", ["\(Self.field).atIndex(0).perform(grey_tap())"])])
      expectEqual(shrink([input]) { _ in false }.best, [input])
    }
  }

  @Test func `What an oracle needs to know stays as it is`() {
    let row = Input(.press, to: "UIButton", ["\(Self.field).atIndex(4).perform(grey_tap())"])
    let back = Input(.restore, to: "a turn and back", ["advance(by: 3)", "advance(by: 2)"])
    expectEqual(shrink([row], for: .nothingHappens) { _ in true }.best, [row])
    expectEqual(shrink([typing("long")], for: .clippedText) { _ in true }.best, [typing("long")])
    expectEqual(shrink([back]) { _ in true }.best, [back])
    let wait = Input(.wait, to: "the clock", ["advance(by: 30)"])
    expectEqual(shrink([wait], for: .deadEnd) { _ in true }.best, [wait])
  }

  @Test func `Whatever shows it, no simpler argument does in the end, and no text became longer`() {
    for seed in 0..<30 as Range<UInt64> {
      var random = SeededRandomNumberGenerator(seed: seed)
      let inputs = (0..<3).map { _ in
        random.next() % 2 == 0
          ? typing(String((0..<random.next() % 20).map { _ in "ab <é9"[random.next() % 6] }))
          : Input(.wait, to: "the clock", ["advance(by: \(1 + random.next() % 40))"])
      }
      // What shows it depends on all arguments in a way of its own.
      let limits = inputs.map { _ in Int(random.next() % 12) }
      let needed: Character = "ab <é9"[random.next() % 6]
      func shows(_ list: [Input]) -> Bool {
        zip(list, limits).allSatisfy { input, limit in
          text(of: input).map { $0.count >= limit || $0.contains(needed) } ?? (input.seconds >= limit)
        }
      }
      guard shows(inputs) else { continue }
      let found = shrink(inputs, mostTries: 2000, shows)
      expectTrue(shows(found.best), "seed \(seed)")
      for (index, input) in found.best.enumerated() {
        let simpler = SimplerInput.all(of: input, for: .crash).filter { other in
          var copy = found.best
          copy[index] = other
          return shows(copy)
        }
        expectEqual(simpler, [], "seed \(seed)")
        expectTrue((text(of: input)?.count ?? 0) <= (text(of: inputs[index])?.count ?? 0), "seed \(seed)")
      }
      expectEqual(shrink(inputs, mostTries: 2000, shows).best, found.best, "seed \(seed)")
    }
  }

  @Test func `A limit ends the search, and what was found by then shows it`() {
    let shrinking = shrink([typing(String(repeating: "é", count: 200))], mostTries: 20) { inputs in
      text(of: inputs.first).map { $0.count { $0 == "é" } > 150 } ?? false
    }
    expectTrue(shrinking.triedCount < 30)
    expectTrue(text(of: shrinking.best.first).map { $0.count > 150 } == true)
  }
}

extension String {
  fileprivate subscript(_ number: UInt64) -> Character { Array(self)[Int(number)] }
}

extension Input {
  fileprivate var seconds: Int {
    statements[0].wholeMatch(of: #/advance\(by: ([0-9]+)\)/#).flatMap { Int($0.1) } ?? 0
  }
}
