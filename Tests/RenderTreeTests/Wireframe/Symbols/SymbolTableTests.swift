import Expectations
import Testing

@testable import RenderTree

/// The rows of the tables.
@Suite struct SymbolTableTests {
  /// How many numbers follow each command.
  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 5, "O": 3, "R": 5, "Z": 0,
  ]

  /// Returns the pieces of a notation that cannot be read.
  private func faults(_ notation: String) -> [String] {
    notation.split(separator: ";").flatMap { (part: Substring) -> [String] in
      let marks = part.prefix { "=-+*".contains($0) }
      let rest = String(part.dropFirst(marks.count))
      return marks.contains("*") ? faultsOfArms(rest) : faultsOfPath(rest)
    }
  }

  private func faultsOfArms(_ notation: String) -> [String] {
    let words = notation.split(separator: " ")
    let isRead = words.count >= 4 && words.count % 2 == 0 && words.allSatisfy { Double($0) != nil }
    return isRead ? [] : [notation]
  }

  private func faultsOfPath(_ notation: String) -> [String] {
    let letters = notation.filter(\.isLetter)
    let numbers = notation.split(omittingEmptySubsequences: false) { $0.isLetter }.dropFirst()
    guard "MOR".contains(letters.prefix(1)) else { return [notation] }
    return zip(letters, numbers).compactMap { letter, numbers in
      let words = numbers.split(separator: " ")
      let isRead = words.count == Self.counts[letter] && words.allSatisfy { Double($0) != nil }
      return isRead ? nil : "\(letter)\(numbers) in \(notation)"
    }
  }

  @Test func `All of each notation is read`() {
    for symbol in Symbol.all {
      expectEqual(faults(symbol.notation), [], "\(symbol.name)")
      expectEqual(faults(symbol.notationInside), [], "\(symbol.name)")
    }
    forEachRow(["M4", "L4 4", "M4 4A3 0 0 1 4 4", "*4 4", "M4 4Q5 5 6 6", ""]) { notation in
      expectEqual(faultsOfPath(notation).isEmpty && faultsOfArms(notation).isEmpty, false)
    }
  }

  @Test func `Each name is in one row`() {
    let names = Symbol.all.flatMap { symbol in ([""] + symbol.variants).map { symbol.name + $0 } }
    let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    expectEqual(repeated, [])
    expectEqual(SymbolDrawing.synonyms.keys.filter(names.contains).sorted(), [])
  }

  @Test func `An arc, a circle and a rectangle are where their numbers say`() {
    expectEqual(SymbolPath("M4 12A8 0 1 12 4").data, "M4 12C4 7.58 7.58 4 12 4")
    expectEqual(SymbolPath("M4 12A8 0 0 12 20").data, "M4 12C4 16.42 7.58 20 12 20")
    expectEqual(
      SymbolPath("M12 4A8 1 1 4 12").data,
      "M12 4C16.42 4 20 7.58 20 12C20 16.42 16.42 20 12 20C7.58 20 4 16.42 4 12")
    expectEqual(SymbolPath("O12 12 5").data, "M17 12A5 5 0 1 1 7 12A5 5 0 1 1 17 12Z")
    expectEqual(SymbolPath("R2 4 6 8 0").data, "M2 4L8 4L8 12L2 12L2 4Z")
    expectEqual(SymbolPath("M4 4H6V8").scaled(by: 0.5, to: SymbolPoint(10, 12)).data, "M6 8L7 8L7 10")
  }

  @Test func `A cut leaves what is beside it`() {
    let strip = SymbolCut.strip(from: SymbolPoint(12, 0), to: SymbolPoint(12, 24), halfWidth: 2)
    let line = SymbolMark.line(SymbolPath("M4 12H20")).cut(by: strip)
    expectEqual(line.map(\.path.data), ["M4 12L9.15 12M14.85 12L20 12"])
    let area = SymbolMark.area(SymbolPath("M4 4H20V20H4Z")).cut(by: strip)
    expectEqual(area.map(\.path.data), ["M4 4L10 4L10 20L4 20ZM14 4L20 4L20 20L14 20Z"])
    let far = SymbolMark.area(SymbolPath("M4 4H6V6Z"))
    expectEqual(far.cut(by: strip), [far])
  }
}
