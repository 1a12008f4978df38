/// Two long texts as line diffs meet them; the same on each machine.
struct GeneratedTexts {
  let before: String
  let after: String

  /// What the lines look like.
  enum Kind: String {
    /// Like a log: no two lines are equal.
    case unique
    /// Like a pretty-printed tree: most lines are repeated many times.
    case tree
  }

  /// Texts in which some lines, evenly spread, are replaced.
  init(_ kind: Kind, lines count: Int, percentChanged: Int) {
    let lines = kind.lines(count)
    before = lines.text
    after = lines.replacing(percent: percentChanged).text
  }

  /// Texts in which lines are replaced, and others are also removed, duplicated and moved in
  /// blocks.
  init(mixing kind: Kind, lines count: Int, percentChanged: Int) {
    let lines = kind.lines(count)
    before = lines.text
    after = lines.replacing(percent: percentChanged).rearranged(every: 400 / percentChanged).text
  }
}

extension GeneratedTexts.Kind {
  fileprivate func lines(_ count: Int) -> [String] {
    switch self {
    case .unique: (0..<count).map { "\($0) the event \($0 &* 2_654_435_761 % 1_000_003) took \($0 % 97) ms" }
    case .tree: Array((0...count / 12).lazy.flatMap(Self.node).prefix(count))
    }
  }

  /// A node of twelve lines, most of which other nodes share.
  private static func node(_ number: Int) -> [String] {
    [
      "    {", "      \"enabled\" : true,", "      \"frame\" : {", "        \"height\" : 44,",
      "        \"width\" : \(number % 7 * 10),", "        \"x\" : 0,", "        \"y\" : \(number % 50)",
      "      },", "      \"id\" : \"node-\(number)\",", "      \"label\" : \"Label \(number % 20)\",",
      "      \"role\" : \"button\"", "    },",
    ]
  }
}

extension [String] {
  fileprivate var text: String { map { $0 + "\n" }.joined() }

  fileprivate func replacing(percent: Int) -> [String] {
    enumerated().map {
      ($0.offset + 1) * percent / 100 > $0.offset * percent / 100 ? "now \($0.element)" : $0.element
    }
  }

  /// In each stretch of `length` lines the first is removed, another is duplicated, and a block is
  /// moved.
  fileprivate func rearranged(every length: Int) -> [String] {
    stride(from: 0, to: count, by: length).flatMap { start in
      let stretch = Array(self[start..<Swift.min(start + length, count)].dropFirst())
      guard stretch.count >= 12 else { return stretch }
      return stretch[4..<8] + stretch[..<4] + [stretch[8]] + stretch[8...]
    }
  }
}
