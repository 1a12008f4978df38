import FontMetrics

/// An image of which only the name is known.
///
///     NamedImage("chevron.forward", isOnDark: false).svg(in: box, tint: "#007aff")  // the symbol in the box
///     NamedImage("hero_card", isOnDark: false).svg(in: box, tint: "#007aff")  // a soft box with the name
///
/// A symbol is drawn in the tint. A symbol without a drawing is its name in a small tag, and any other image a soft
/// box with its name. In a box too small for a name, an icon is the symbol that its name suggests, so that
/// `icon_back_active` is a chevron, and any other image has its initial.
struct NamedImage {
  let name: String
  /// The colors that are seen on what is behind the image.
  private let colors: WireframeColors

  init(_ name: String, isOnDark: Bool) {
    self.name = name
    colors = WireframeColors(isDark: isOnDark)
  }

  /// Whether the name is spelled as symbols are: lowercase words with points between them.
  var isSymbol: Bool {
    SymbolDrawing.has(name)
      || name.contains(".") && name.utf8.allSatisfy { Self.bytesOfSymbols.contains($0) }
  }

  private static let bytesOfSymbols = Set("abcdefghijklmnopqrstuvwxyz0123456789.".utf8)

  /// Returns the elements of the image in a box.
  ///
  /// - Parameters:
  ///   - box: The box that the image may fill.
  ///   - tint: The color of a symbol.
  ///   - radius: The radius of an image's corners.
  func svg(in box: RenderFrame, tint: String, radius: Double = 0) -> String {
    guard box.width >= 2, box.height >= 2 else { return "" }
    if let paths = SymbolDrawing.paths(named: name) { return Self.symbol(paths, in: box, tint: tint) }
    if isSymbol { return tag(in: box, tint: tint) }
    if min(box.width, box.height) <= 32, box.width <= 64, let paths = suggestion {
      // Its own colors are not in the tree.
      return Self.symbol(paths, in: box, tint: colors.isDark ? "#e5e5ea" : "#6e6e73")
    }
    return placeholder(in: box, radius: radius)
  }

  /// Returns a symbol as large as fits, in the middle of the box.
  static func symbol(_ paths: String, in box: RenderFrame, tint: String) -> String {
    let side = min(box.width, box.height)
    let (x, y) = (box.x + (box.width - side) / 2, box.y + (box.height - side) / 2)
    return """
      <g transform="translate(\(x.decimalText) \(y.decimalText)) scale(\((side / 24).decimalText))" \
      color="\(tint)">\(paths)</g>
      """
  }

  /// Returns the name in a rounded tag, which is no larger than the box.
  private func tag(in box: RenderFrame, tint: String) -> String {
    let font = WireframeFont(size: min(9, max(4, box.height * 0.6)))
    let text = font.ruler.truncated(name, to: max(0, box.width - 4))
    let width = min(box.width, font.ruler.width(of: text) + 6)
    let height = min(box.height, font.size * 1.5)
    let frame = RenderFrame(
      x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width: width, height: height)
    let shape = frame.svgRect(fill: colors.control, radius: height / 3)
    return shape + caption(text, font, in: frame, width: max(1, width - 4), fill: tint)
  }

  private func placeholder(in box: RenderFrame, radius: Double) -> String {
    let usual = min(box.width, box.height) * 0.12
    let shape = box.svgRect(fill: colors.placeholder, radius: radius > 0 ? radius : min(8, usual))
    guard box.width >= 40, box.height >= 12 else { return shape + initial(in: box) }
    let font = WireframeFont(size: min(11, box.height * 0.5))
    let text = font.ruler.truncated(name, to: box.width - 8)
    return shape + caption(text, font, in: box, width: box.width - 8, fill: colors.faintInk)
  }

  /// Returns the first letter of the name, unless the box is too small for it.
  private func initial(in box: RenderFrame) -> String {
    let words = name.split { !$0.isLetter }.filter { !Self.prefixes.contains($0.lowercased()) }
    guard min(box.width, box.height) >= 14, let letter = words.first?.first else { return "" }
    let font = WireframeFont("semibold-17", usualSize: 17, scale: min(box.width, box.height) * 0.5 / 17)
    return caption(letter.uppercased(), font, in: box, width: box.width, fill: colors.faintInk)
  }

  private func caption(
    _ text: String, _ font: WireframeFont, in box: RenderFrame, width: Double, fill: String
  ) -> String {
    let length = min(width, font.ruler.width(of: text))
    return """
      <text x="\((box.x + box.width / 2).decimalText)" \
      y="\((box.y + box.height / 2 + font.size * 0.355).decimalText)" font-size="\(font.size.inTenths.decimalText)" \
      text-anchor="middle" fill="\(fill)"\(font.attributes)\(WireframeFont.length(length, of: text))>\(text.xmlText)</text>
      """
  }

  /// Words that say only that an image is one.
  private static let prefixes: Set<String> = ["ic", "icon", "image", "images", "img"]

  /// The drawing of the symbol that a word of the name suggests.
  private var suggestion: String? {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    for word in words {
      if let symbol = Self.suggestions[word], let paths = SymbolDrawing.paths(named: symbol) { return paths }
    }
    return nil
  }

  private static let suggestions = [
    "back": "chevron.backward", "forward": "chevron.forward", "refresh": "arrow.clockwise",
    "reload": "arrow.clockwise", "settings": "gearshape", "close": "xmark", "clear": "xmark.circle.fill",
    "stop": "xmark", "add": "plus", "compose": "square.and.pencil", "https": "lock.fill", "lock": "lock.fill",
    "searchfor": "magnifyingglass", "search": "magnifyingglass", "favicon": "globe", "globe": "globe",
    "share": "square.and.arrow.up", "openwith": "square.and.arrow.up", "delete": "trash", "trash": "trash",
    "menu": "ellipsis", "more": "ellipsis", "link": "link", "page": "doc", "article": "doc.text",
    "camera": "camera", "bell": "bell", "star": "star", "bookmark": "bookmark", "history": "clock",
    "eye": "eye", "mic": "mic", "edit": "pencil", "check": "checkmark", "info": "info.circle",
  ]
}
