/// A color, as files of Interface Builder write it.
///
/// For example, `<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
/// customColorSpace="sRGB"/>` is red.
package struct InterfaceColor: Hashable, Sendable {
  /// The kinds of colors, with components from 0 to 1.
  package enum Kind: Hashable, Sendable {
    /// A gray.
    case white(Double)
    /// A color of sRGB or of a space near it.
    case rgb(red: Double, green: Double, blue: Double)
    /// A color of Display P3.
    case displayP3(red: Double, green: Double, blue: Double)
    /// A color of the system, such as `labelColor`.
    case system(String)
    /// A color of an asset catalog.
    case named(String)
    /// A color that cannot be read.
    case unreadable
  }

  package let kind: Kind
  /// The opacity from 0 to 1.
  package let alpha: Double

  /// Reads a color's element.
  ///
  /// - Parameter element: An element `color`.
  package init(_ element: InterfaceElement) {
    alpha = element.number("alpha") ?? 1
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      kind = .system(name)
    } else if let name = element["name"] {
      kind = .named(name)
    } else if let white = element.number("white") {
      kind = .white(white)
    } else if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      let isWide = element["customColorSpace"] == "displayP3"
      kind =
        isWide
        ? .displayP3(red: red, green: green, blue: blue) : .rgb(red: red, green: green, blue: blue)
    } else {
      kind = .unreadable
    }
  }
}
