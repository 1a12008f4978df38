import Foundation
import InterfaceDocuments

/// The value of a property in a file: the text of an attribute, or an element with a key.
@MainActor
struct InterfaceValue {
  enum Content {
    case text(String)
    case element(InterfaceElement)
  }

  let name: String
  let content: Content
  /// The element of the property's object.
  let owner: InterfaceElement
  let position: InterfacePosition
  let maker: InterfaceMaker

  /// What messages show as the value.
  var shown: String {
    switch content {
    case .text(let text): text
    case .element(let element): "<\(element.name)>"
    }
  }

  /// The element of the value, if it has this name.
  func element(_ name: String) -> InterfaceElement? {
    if case .element(let element) = content, element.name == name { return element }
    return nil
  }

  /// Whether the value is `<nil key="..."/>`.
  var isNone: Bool { element("nil") != nil }

  var text: String? {
    switch content {
    case .text(let text): text
    case .element(let element): ["string", "mutableString"].contains(element.name) ? element.text : nil
    }
  }

  var flag: Bool? { text.flatMap { ["YES": true, "NO": false][$0] } }
  var number: Double? {
    text.flatMap(Double.init(interface:))
      ?? ["real", "integer"].lazy.compactMap { element($0)?.number("value") }.first
  }
  var color: UIColor? { element("color").flatMap { maker.color($0) } }
  var font: UIFont? { element("fontDescription").map { UIFont.of(InterfaceFont($0)) } }

  var image: UIImage? {
    switch content {
    case .text(let name): maker.image(name, catalog: owner["catalog"])
    case .element(let element):
      element.name == "imageReference"
        ? element["image"].flatMap { maker.image($0, from: element) } : nil
    }
  }

  var size: CGSize? {
    element("size").flatMap { element in
      element.number("width").flatMap { width in
        element.number("height").map { CGSize(width: CGFloat(width), height: CGFloat($0)) }
      }
    }
  }

  var rect: CGRect? { element("rect").flatMap(CGRect.init(interface:)) }

  var date: Date? {
    element("date")?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Insets as `minX` and the like, or as `top` and the like.
  var insets: UIEdgeInsets? {
    if let inset = element("inset") {
      return UIEdgeInsets(
        top: inset.points("minY"), left: inset.points("minX"), bottom: inset.points("maxY"),
        right: inset.points("maxX"))
    }
    return element("edgeInsets").map {
      UIEdgeInsets(
        top: $0.points("top"), left: $0.points("left"), bottom: $0.points("bottom"), right: $0.points("right")
      )
    }
  }

  var directionalInsets: NSDirectionalEdgeInsets? {
    element("directionalEdgeInsets").map {
      NSDirectionalEdgeInsets(
        top: $0.points("top"), leading: $0.points("leading"), bottom: $0.points("bottom"),
        trailing: $0.points("trailing"))
    }
  }

  /// The object of an element, such as a view that is the value of a property.
  func object<Object>(_ type: Object.Type) -> Object? {
    guard case .element(let element) = content, InterfaceKind.named(element.name) != nil else { return nil }
    return maker.make(element) as? Object
  }
}

extension InterfaceElement {
  /// An attribute in points; 0 without the attribute.
  func points(_ name: String) -> CGFloat { CGFloat(number(name) ?? 0) }
}

extension CGRect {
  /// Reads an element `rect`; `nil` if it lacks a number.
  init?(interface element: InterfaceElement) {
    guard let x = element.number("x"), let y = element.number("y"), let width = element.number("width"),
      let height = element.number("height")
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
