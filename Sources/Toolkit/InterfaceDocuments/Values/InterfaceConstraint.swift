/// A constraint, as files of Interface Builder write it.
///
/// For example, `<constraint firstItem="a-1" firstAttribute="top" secondItem="b-2" secondAttribute="bottom"
/// constant="8" id="c-3"/>` puts `a-1` 8 points below `b-2`.
package struct InterfaceConstraint: Hashable, Sendable {
  /// The identifier of the first item; `nil` for the view that has the constraint.
  package let firstItem: String?
  package let firstAttribute: String
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  package let relation: String
  package let secondItem: String?
  /// `nil` for a constraint without a second item.
  package let secondAttribute: String?
  /// 1, if the file has none.
  package let multiplier: Double
  /// The distance in points; 0 if the file has none.
  package let constant: Double
  /// The priority, from 1 to 1000.
  package let priority: Double
  /// Whether the constraint is only for Interface Builder, and is removed from the app.
  package let isPlaceholder: Bool
  /// The identifier that an app sees; `nil` without one.
  package let identifier: String?

  /// Reads a constraint's element.
  ///
  /// - Parameter element: An element `constraint`.
  package init(_ element: InterfaceElement) {
    firstItem = element["firstItem"]
    firstAttribute = element["firstAttribute"] ?? ""
    relation = element["relation"] ?? "equal"
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    multiplier = element["multiplier"].flatMap(Self.ratio) ?? 1
    constant = element.number("constant") ?? 0
    priority = min(1000, max(1, element.number("priority") ?? 1000))
    isPlaceholder = element.isTrue("placeholder") == true
    identifier = element["identifier"]
  }

  /// Reads a factor such as `0.5`, `16:9` or `1/2`; `nil` for other texts.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double(interface: String($0)) }
    if parts.count == 1 { return parts[0] }
    guard parts.count == 2, let above = parts[0], let below = parts[1], below != 0 else { return nil }
    return above / below
  }
}
