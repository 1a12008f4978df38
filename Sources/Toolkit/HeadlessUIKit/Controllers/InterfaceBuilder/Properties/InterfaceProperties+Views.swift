import Foundation
import InterfaceDocuments

extension InterfaceProperties {
  /// Properties of all views.
  static let views: [InterfaceProperty] = [
    .custom("frame", of: UIView.self, expecting: "a rectangle") { view, value in
      guard let frame = value.rect else { return false }
      view.frame = frame
      return true
    },
    .custom("bounds", of: UIView.self, expecting: "a rectangle") { view, value in
      guard let bounds = value.rect else { return false }
      view.bounds = bounds
      return true
    },
    .custom("autoresizingMask", of: UIView.self, expecting: "an autoresizing mask") { view, value in
      guard let element = value.element("autoresizingMask") else { return false }
      view.autoresizingMask = autoresizing.reduce(into: []) { mask, part in
        if element.isTrue(part.key) == true { mask.formUnion(part.value) }
      }
      return true
    },
    .flag(
      "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
    .choice("contentMode", \UIView.contentMode, contentModes),
    .flag("hidden", \UIView.isHidden), .number("alpha", \UIView.alpha), .number("tag", \UIView.tag),
    .flag("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    .flag("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
    .flag("exclusiveTouch", \UIView.isExclusiveTouch),
    .flag("clipsSubviews", \UIView.clipsToBounds),
    .flag("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
    .flag("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
    .choice("semanticContentAttribute", \UIView.semanticContentAttribute, semantics),
    hugging("horizontalHuggingPriority", .horizontal), hugging("verticalHuggingPriority", .vertical),
    resistance("horizontalCompressionResistancePriority", .horizontal),
    resistance("verticalCompressionResistancePriority", .vertical),
    .insets("layoutMargins", \UIView.layoutMargins),
    .custom("directionalLayoutMargins", of: UIView.self, expecting: "directional insets") { view, value in
      guard let insets = value.directionalInsets else { return false }
      view.directionalLayoutMargins = insets
      return true
    },
  ]

  /// Colors, and what assistive technologies get.
  static let appearance: [InterfaceProperty] = [
    .color("backgroundColor", \UIView.backgroundColor), .color("tintColor", \UIView.tintColor),
    .custom("accessibilityConfiguration", of: UIView.self, expecting: "an accessibility element") {
      view, value in
      guard let element = value.element("accessibility") else { return false }
      setAccessibility(of: view, element, value.maker)
      return true
    },
  ]

  private static func setAccessibility(
    of view: UIView, _ element: InterfaceElement, _ maker: InterfaceMaker
  ) {
    if let label = element["label"] { view.accessibilityLabel = label }
    if let hint = element["hint"] { view.accessibilityHint = hint }
    if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
    if let isElement = element.child("bool")?.isTrue("value") { view.isAccessibilityElement = isElement }
    guard let traits = element.value("traits") else { return }
    view.accessibilityTraits = traits.attributes.reduce(into: []) { all, attribute in
      guard attribute.value == "YES", let trait = traitNames[attribute.name] else { return }
      all.formUnion(trait)
    }
  }

  private static let traitNames: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable, "header": .header,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
  ]

  private static let autoresizing: [String: UIView.AutoresizingMask] = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
    "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
    "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  private static func hugging(_ name: String, _ axis: NSLayoutConstraint.Axis) -> InterfaceProperty {
    .custom(name, of: UIView.self, expecting: "a priority") { view, value in
      guard let priority = UILayoutPriority(value) else { return false }
      view.setContentHuggingPriority(priority, for: axis)
      return true
    }
  }

  private static func resistance(_ name: String, _ axis: NSLayoutConstraint.Axis) -> InterfaceProperty {
    .custom(name, of: UIView.self, expecting: "a priority") { view, value in
      guard let priority = UILayoutPriority(value) else { return false }
      view.setContentCompressionResistancePriority(priority, for: axis)
      return true
    }
  }
}

@MainActor
extension UILayoutPriority {
  fileprivate init?(_ value: InterfaceValue) {
    guard let number = value.number, (1...1000).contains(number) else { return nil }
    self.init(rawValue: Float(number))
  }
}
