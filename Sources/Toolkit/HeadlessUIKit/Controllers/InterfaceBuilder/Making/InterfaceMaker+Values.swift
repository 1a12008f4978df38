import Foundation
import InterfaceDocuments

extension InterfaceMaker {
  func color(_ element: InterfaceElement) -> UIColor? {
    let color = InterfaceColor(element)
    switch color.kind {
    case .named(let name):
      if let found = UIColor(named: name, in: context.bundle, compatibleWith: nil) { return found }
      return document.color(named: name, kind: "namedColor").flatMap(UIColor.of)
    case .system(let name):
      if let found = UIColor.ofInterface(named: name) { return found }
      return document.color(named: name, kind: "systemColor").flatMap(UIColor.of)
    default: return UIColor.of(color)
    }
  }

  /// Returns a picture by its name.
  ///
  /// - Parameter catalog: `system` for a symbol.
  func image(_ name: String, catalog: String?) -> UIImage? {
    if catalog == "system" { return UIImage(systemName: name) }
    guard let image = UIImage(named: name, in: context.bundle, compatibleWith: nil) else { return nil }
    // A file's own list of pictures has the sizes that asset catalogs may lack here.
    let resource = document.root.children(of: "resources").first { $0.name == "image" && $0["name"] == name }
    guard !UIImage.hasKnownSize(name, in: context.bundle),
      let width = resource?.number("width"), let height = resource?.number("height"), width > 0, height > 0
    else { return image }
    return UIImage(named: name, size: CGSize(width: width, height: height))
  }

  /// Returns a picture with the configuration and the rendering mode of an element.
  func image(_ name: String, from element: InterfaceElement) -> UIImage? {
    guard let image = image(name, catalog: element["catalog"]) else { return nil }
    let modes: [String: UIImage.RenderingMode] = ["template": .alwaysTemplate, "original": .alwaysOriginal]
    let configuration = symbolConfiguration(element)
    let configured =
      element["catalog"] == "system" && configuration != nil
      ? UIImage(systemName: name, withConfiguration: configuration) ?? image : image
    return element["renderingMode"].flatMap { modes[$0] }.map { configured.withRenderingMode($0) }
      ?? configured
  }

  func symbolConfiguration(_ value: InterfaceValue) -> UIImage.SymbolConfiguration? {
    guard case .element(let element) = value.content else { return nil }
    return symbolConfiguration(element) ?? UIImage.SymbolConfiguration(scale: .default)
  }

  private func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    let scale = (element["scale"] ?? element["symbolScale"]).flatMap { Self.scales[$0] }
    let weight = element["weight"].flatMap { Self.weights[$0] }
    if let font = element.child("fontDescription").map({ UIFont.of(InterfaceFont($0)) }) {
      return UIImage.SymbolConfiguration(font: font, scale: scale ?? .default)
    }
    if let size = element.number("pointSize") {
      return UIImage.SymbolConfiguration(
        pointSize: CGFloat(size), weight: weight ?? .regular, scale: scale ?? .default)
    }
    if let weight { return UIImage.SymbolConfiguration(weight: weight) }
    return scale.map { UIImage.SymbolConfiguration(scale: $0) }
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension InterfaceMaker {
  /// Returns the text of an element `attributedString`, which consists of fragments.
  func attributedText(_ element: InterfaceElement) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.value("content")?.text ?? ""
      let attributes = fragment.child("attributes").map(textAttributes) ?? [:]
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch (child.name, child.key) {
      case ("font", "NSFont"), ("fontDescription", _): attributes[.font] = UIFont.of(InterfaceFont(child))
      case ("color", "NSColor"), ("color", "textColor"): attributes[.foregroundColor] = color(child)
      case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = color(child)
      case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(child)
      case ("integer", "NSUnderline"):
        attributes[.underlineStyle] = child.number("value").flatMap { Int(exactly: $0) } ?? 0
      case ("integer", "NSStrikethrough"):
        attributes[.strikethroughStyle] = child.number("value").flatMap { Int(exactly: $0) } ?? 0
      case ("real", "NSKern"): attributes[.kern] = CGFloat(child.number("value") ?? 0)
      case ("url", "NSLink"), ("string", "NSLink"): attributes[.link] = child["string"] ?? child.text
      case ("shadow", _), ("offsetWrapper", _), ("size", _): break
      case ("string", "NSOriginalFont"), ("font", _), ("color", _): break
      default:
        note(
          .unknownProperty(child.key ?? child.name, element: element.name, nearest: nil), at: child.position)
      }
    }
    return attributes
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = element["alignment"].flatMap { InterfaceProperties.alignments[$0] } ?? .natural
    style.lineBreakMode =
      element["lineBreakMode"].flatMap { InterfaceProperties.lineBreakModes[$0] } ?? .byWordWrapping
    style.lineSpacing = element.points("lineSpacing")
    style.paragraphSpacing = element.points("paragraphSpacing")
    style.paragraphSpacingBefore = element.points("paragraphSpacingBefore")
    style.minimumLineHeight = element.points("minimumLineHeight")
    style.maximumLineHeight = element.points("maximumLineHeight")
    style.lineHeightMultiple = element.points("lineHeightMultiple")
    style.firstLineHeadIndent = element.points("firstLineHeadIndent")
    style.headIndent = element.points("headIndent")
    style.tailIndent = element.points("tailIndent")
    return style
  }
}

extension UIColor {
  /// Returns a color by its components; `nil` for a color by a name.
  fileprivate static func of(_ color: InterfaceColor) -> UIColor? {
    let alpha = CGFloat(color.alpha)
    return switch color.kind {
    case .white(let white): UIColor(white: CGFloat(white), alpha: alpha)
    case .rgb(let red, let green, let blue):
      UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    case .displayP3(let red, let green, let blue):
      UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    case .system, .named, .unreadable: nil
    }
  }

  /// Returns a system color by its name in files, such as `labelColor` or `groupTableViewBackgroundColor`.
  fileprivate static func ofInterface(named name: String) -> UIColor? {
    switch name {
    case "darkTextColor": .darkText
    case "lightTextColor": .lightText
    case "groupTableViewBackgroundColor": .systemGroupedBackground
    case "viewFlipsideBackgroundColor", "underPageBackgroundColor", "scrollViewTexturedBackgroundColor": nil
    case "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
    case "tintColor", "controlAccentColor": .systemBlue
    default: ofSystem(named: name)
    }
  }
}

extension UIFont {
  /// Returns the font of a file.
  static func of(_ font: InterfaceFont) -> UIFont {
    let size = CGFloat(font.size ?? 17)
    switch font.kind {
    case .italic: return .italicSystemFont(ofSize: size)
    case .style(let name): return .preferredFont(forTextStyle: styles[name] ?? .body)
    case .custom(let name): return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    case .system(let weight): return .systemFont(ofSize: size, weight: weights[weight] ?? .regular)
    }
  }

  private static let styles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
