/// A font, as files of Interface Builder write it.
///
/// For example, `<fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/>` is the
/// system's medium font.
package struct InterfaceFont: Hashable, Sendable {
  /// The kinds of fonts.
  package enum Kind: Hashable, Sendable {
    /// The system's font with a weight, such as `semibold`.
    case system(weight: String)
    /// The system's oblique font.
    case italic
    /// The font of a text style, such as `UICTFontTextStyleBody`.
    case style(String)
    /// An app's own font by its name, such as `Avenir-Heavy`.
    case custom(name: String)
  }

  package let kind: Kind
  /// The size in points; `nil` for that of the kind.
  package let size: Double?

  /// Reads a font's element.
  ///
  /// - Parameter element: An element `fontDescription`, or `font` in an attributed text.
  package init(_ element: InterfaceElement) {
    size = element.number("pointSize") ?? element.number("size")
    if let style = element["style"] {
      kind = .style(style)
    } else if let name = element["name"] {
      kind = .custom(name: name)
    } else {
      switch element["type"] ?? element["metaFont"] {
      case "boldSystem", "systemBold": kind = .system(weight: "bold")
      case "italicSystem", "systemItalic": kind = .italic
      default: kind = .system(weight: element["weight"] ?? "regular")
      }
    }
  }
}
