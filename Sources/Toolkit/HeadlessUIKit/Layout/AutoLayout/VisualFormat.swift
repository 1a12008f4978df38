import Foundation

/// The parsed form of a chain of views and gaps in Apple's visual format language.
///
/// For example, `|-[a(>=20@750)]-8-[b]|` has four items: the superview, `a` after the system's gap with
/// the predicate `>=20@750`, `b` after a gap of 8, and the superview after no gap.
struct VisualFormat {
  /// Why a format cannot be read, and at which character.
  struct Fault: Error {
    let reason: String
    let offset: Int
  }

  /// A length or a relation to another view: `>=20@750`.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation
    /// A number, or the name of a metric or of a view.
    var value: String
    /// A number or the name of a metric; `nil` for a required predicate.
    var priority: String?
    let offset: Int
  }

  /// A view, or the superview if there is no name, and its lengths.
  struct Item {
    var name: String?
    var predicates: [Predicate] = []
    /// The gap after the previous item: empty for no gap, `nil` for the system's.
    var gap: [Predicate]? = []
    let offset: Int
  }

  private(set) var isVertical = false
  private(set) var items: [Item] = []
  private var rest: Substring
  private let format: String

  init(_ format: String) throws(Fault) {
    self.format = format
    rest = format[...]
    rest = rest.drop { $0.isWhitespace }
    if take("V:") { isVertical = true } else { _ = take("H:") }
    if take("|") { items.append(Item(name: nil, offset: offset - 1)) }
    repeat { try readItem() } while !rest.allSatisfy(\.isWhitespace)
    guard items.contains(where: { $0.name != nil }) else { throw fault("Expected a view") }
  }

  private var offset: Int { format.distance(from: format.startIndex, to: rest.startIndex) }

  private func fault(_ reason: String) -> Fault { Fault(reason: reason, offset: offset) }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Reads the gap before an item, and the item.
  private mutating func readItem() throws(Fault) {
    let gap = try readGap()
    let start = offset
    if take("|") {
      items.append(Item(name: nil, gap: gap, offset: start))
      // The superview's far edge ends the format.
      guard rest.allSatisfy(\.isWhitespace) else { throw fault("Unexpected content after the superview") }
      return
    }
    guard take("[") else { throw fault("Expected a '[' here, where a view begins") }
    let name = try readName()
    var predicates: [Predicate] = []
    if take("(") { predicates = try readPredicates() }
    guard take("]") else { throw fault("Expected a ']' here, at the end of a view") }
    items.append(Item(name: name, predicates: predicates, gap: gap, offset: start))
  }

  /// Reads `-`, `-8-` or `-(>=8,<=20@500)-`; without a dash there is no gap.
  private mutating func readGap() throws(Fault) -> [Predicate]? {
    guard take("-") else { return [] }
    if rest.first == "[" || rest.first == "|" { return nil }
    let predicates = take("(") ? try readPredicates() : [try readPredicate()]
    guard take("-") else { throw fault("Expected a '-' here, after a gap") }
    return predicates
  }

  private mutating func readPredicates() throws(Fault) -> [Predicate] {
    var predicates = [try readPredicate()]
    while take(",") { predicates.append(try readPredicate()) }
    guard take(")") else { throw fault("Expected a ')' here") }
    return predicates
  }

  private mutating func readPredicate() throws(Fault) -> Predicate {
    let start = offset
    let relation: NSLayoutConstraint.Relation =
      take(">=") ? .greaterThanOrEqual : take("<=") ? .lessThanOrEqual : .equal
    if relation == .equal { _ = take("==") }
    let value = try readName()
    let priority = take("@") ? try readName() : nil
    return Predicate(relation: relation, value: value, priority: priority, offset: start)
  }

  /// Reads a name or a number.
  private mutating func readName() throws(Fault) -> String {
    let isNegative = rest.first == "-" && rest.dropFirst().first?.isNumber == true
    let sign = isNegative ? rest.prefix(1) : ""
    rest = rest.dropFirst(sign.count)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !name.isEmpty else { throw fault("Expected a name or a number") }
    rest = rest.dropFirst(name.count)
    return String(sign + name)
  }
}
