import Foundation
import InterfaceDocuments

extension InterfaceMaker {
  /// Sets the properties that an element has as attributes and as values with keys.
  func setProperties(of object: AnyObject, from element: InterfaceElement) {
    // A file that leaves this out means that there are touches, whatever the class.
    (object as? UIView)?.isUserInteractionEnabled = true
    for attribute in element.attributes where !Self.lateNames.contains(attribute.name) {
      set(attribute, of: object, element)
    }
    setStyle(of: object, element)
    for child in element.children { set(child, of: object, element) }
  }

  /// Sets what depends on other properties and on contents, such as a slider's value.
  func setLateProperties(of object: AnyObject, from element: InterfaceElement) {
    for attribute in element.attributes where Self.lateNames.contains(attribute.name) {
      set(attribute, of: object, element)
    }
    if element.isTrue("animating") == true { (object as? UIActivityIndicatorView)?.startAnimating() }
  }

  private static let lateNames: Set<String> = ["value", "currentPage", "selectedSegmentIndex"]

  /// The texts of an object in the language of the stage; `nil` for the one in the file.
  func text(_ property: String, of element: InterfaceElement) -> String? {
    element.id.flatMap { context.translations.text(forKey: "\($0).\(property)") }
  }

  private func set(
    _ attribute: InterfaceElement.Attribute, of object: AnyObject, _ element: InterfaceElement
  ) {
    let text = text(attribute.name, of: element) ?? attribute.value
    let value = InterfaceValue(
      name: attribute.name, content: .text(text), owner: element, position: attribute.position, maker: self)
    set(value, of: object, in: InterfaceProperties.all, element: element.name)
  }

  private func set(_ child: InterfaceElement, of object: AnyObject, _ element: InterfaceElement) {
    guard let key = child.key, !Self.contents.contains(child.name), !InterfaceProperties.isIgnored(child)
    else {
      if child.key == nil, !Self.contents.contains(child.name) {
        note(
          .unknownElement(child.name, nearest: nearestName(to: child.name, among: Self.contents)),
          at: child.position)
      }
      return
    }
    if key == "contentView" { return }
    var content = InterfaceValue.Content.element(child)
    if ["string", "mutableString"].contains(child.name), let text = text(key, of: element) {
      content = .text(text)
    }
    set(
      InterfaceValue(name: key, content: content, owner: element, position: child.position, maker: self),
      of: object, in: InterfaceProperties.all, element: element.name)
  }

  /// Sets a property, and notes one that the object does not have or whose value cannot be read.
  func set(
    _ value: InterfaceValue, of object: AnyObject, in properties: [String: [InterfaceProperty]],
    element: String
  ) {
    for property in properties[value.name] ?? [] {
      switch property.set(object, value) {
      case .done: return
      case .notMine: continue
      case .unreadable(let expected):
        // An object that is not known has been noted.
        if !value.isNone {
          note(
            .unreadableValue(value.shown, property: value.name, expected: expected), at: value.position)
        }
        return
      }
    }
    guard !InterfaceProperties.ignored.contains(value.name), !value.isNone else { return }
    note(
      .unknownProperty(
        value.name, element: element, nearest: nearestName(to: value.name, among: properties.keys)),
      at: value.position)
  }

  private func setStyle(of object: AnyObject, _ element: InterfaceElement) {
    guard let style = element["style"], let wheel = object as? UIActivityIndicatorView else { return }
    wheel.style = ["large", "whiteLarge"].contains(style) ? .large : .medium
  }

  /// The elements without properties, which are read otherwise.
  private static let contents: Set<String> = [
    "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "variation", "viewLayoutGuide",
    "layoutGuides", "keyboardLayoutGuide", "prototypes", "cells", "sections", "segments", "state", "items",
    "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "gestureRecognizers", "userGuides",
    "tableViewCellContentView", "collectionViewCellContentView", "blurEffect", "vibrancyEffect",
    "modalFormSheetSize",
    "simulatedScreenMetrics", "userInfo", "attributedTexts", "edgeConstraints", "mask", "nil", "resources",
    "viewControllerLayoutGuide", "dataDetectorType", "containerView", "collectionReusableView",
    "notationConfiguration",
  ]
}

extension InterfaceMaker {
  /// Sets the values that a developer wrote for the object's class.
  func setRuntimeAttributes(of object: AnyObject, _ element: InterfaceElement) {
    for attribute in element.children(of: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let value = runtimeValue(attribute)
      guard let owner = object as? UIKitObject else { continue }
      if owner.setInterfaceValue(value, for: path) || setKnown(path, value, of: owner) { continue }
      note(.unknownProperty(path, element: "\(type(of: object))", nearest: nil), at: attribute.position)
    }
  }

  private func runtimeValue(_ element: InterfaceElement) -> Any? {
    let child = element.value("value")
    switch element["type"] {
    case "boolean": return element.isTrue("value") ?? false
    case "color": return child.flatMap { color($0) }
    case "image": return element["value"].flatMap { image($0, catalog: nil) }
    case "number": return child?.number("value") ?? element.number("value")
    case "size": return CGSize(width: child?.points("width") ?? 0, height: child?.points("height") ?? 0)
    case "point": return CGPoint(x: child?.points("x") ?? 0, y: child?.points("y") ?? 0)
    case "rect": return child.flatMap(CGRect.init(interface:))
    default: return element["value"] ?? child?.text
    }
  }

  /// Sets a value of the toolkit's own classes.
  private func setKnown(_ path: String, _ value: Any?, of object: UIKitObject) -> Bool {
    guard let view = object as? UIView else { return false }
    let number = (value as? Double).map { CGFloat($0) }
    switch (path, number, value) {
    case ("layer.cornerRadius", let number?, _), ("cornerRadius", let number?, _):
      view.layer.cornerRadius = number
    case ("layer.borderWidth", let number?, _), ("borderWidth", let number?, _):
      view.layer.borderWidth = number
    case ("layer.masksToBounds", _, let flag as Bool), ("clipsToBounds", _, let flag as Bool):
      view.clipsToBounds = flag
    case ("layer.shadowOpacity", let number?, _): view.layer.shadowOpacity = Float(number)
    case ("layer.shadowRadius", let number?, _): view.layer.shadowRadius = number
    case ("layer.shadowOffset", _, let size as CGSize): view.layer.shadowOffset = size
    case ("layer.zPosition", let number?, _): view.layer.zPosition = number
    case ("hidden", _, let flag as Bool): view.isHidden = flag
    case ("alpha", let number?, _): view.alpha = number
    case ("backgroundColor", _, let color as UIColor): view.backgroundColor = color
    case ("tintColor", _, let color as UIColor): view.tintColor = color
    case ("accessibilityIdentifier", _, let text as String): view.accessibilityIdentifier = text
    case ("accessibilityLabel", _, let text as String): view.accessibilityLabel = text
    case ("layer.borderColor", _, let color as UIColor), ("layer.borderUIColor", _, let color as UIColor):
      view.layer.borderColor = color.cgColor
    default: return false
    }
    return true
  }
}
