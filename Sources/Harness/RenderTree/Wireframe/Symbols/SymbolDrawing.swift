/// Drawings of the system's symbols.
///
///     SymbolDrawing.paths(named: "chevron.forward")  // <path d="M9 4L17 12L9 20" fill="none" stroke=.../>
package enum SymbolDrawing {
  /// Returns the elements of a symbol in a box from 0 0 to 24 24, in the color `currentColor`; `nil` for a symbol
  /// without a drawing.
  ///
  /// - Parameter name: The symbol's name, such as `chevron.forward`.
  package static func paths(named name: String) -> String? { drawings[name] }

  private static let drawings: [String: String] = [
    "chevron.forward": line("M9 4L17 12L9 20"), "chevron.right": line("M9 4L17 12L9 20"),
    "chevron.backward": line("M15 4L7 12L15 20"), "chevron.left": line("M15 4L7 12L15 20"),
    "chevron.up": line("M4 16L12 8L20 16"), "chevron.down": line("M4 8L12 16L20 8"),
    "xmark": line("M5 5L19 19M19 5L5 19"), "plus": line("M12 3V21M3 12H21"), "minus": line("M3 12H21"),
    "checkmark": line("M4 13L10 19L20 5"),
    "magnifyingglass": line("M10 3A7 7 0 1 0 10 17A7 7 0 1 0 10 3ZM15 15L21 21"),
    "info.circle": line("M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 11V17M12 7V8"),
    "xmark.circle.fill":
      "<path d=\"M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM8 9L9 8L12 11L15 8L16 9L13 12L16 15L15 16L12 13L9 16L8 15L11 12Z\" fill=\"currentColor\" fill-rule=\"evenodd\"/>",
  ]

  private static func line(_ data: String) -> String {
    """
    <path d="\(data)" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" \
    stroke-linejoin="round"/>
    """
  }
}
