import Foundation

extension UINavigationBar {
  /// Whether content is under the bar, which therefore looks different than at the content's edge.
  package var isScrolled: Bool {
    hasContentUnder
      && BarLook(shownAppearance, tint: barTintColor) != shownScrollEdgeAppearance.map { BarLook($0) }
  }
}

extension UIToolbar {
  /// Whether content is under the bar, which therefore looks different than at the content's edge.
  package var isScrolled: Bool {
    hasContentUnder
      && BarLook(standardAppearance, tint: barTintColor) != scrollEdgeAppearance.map { BarLook($0) }
  }
}

extension UITabBar {
  /// Whether content is under the bar, which therefore looks different than at the content's edge.
  package var isScrolled: Bool {
    let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    return hasContentUnder && BarLook(standard, tint: barTintColor) != edge.map { BarLook($0) }
  }
}

/// What can be seen of a bar's appearance. A bar without an appearance for the edge has no background there.
@MainActor
private struct BarLook {
  let appearance: UIBarAppearance
  let color: UIColor?

  init(_ appearance: UIBarAppearance, tint: UIColor? = nil) {
    self.appearance = appearance
    color = appearance.backgroundColor ?? tint
  }

  /// The attributes of both titles, on a text for each.
  private var titles: [NSAttributedString] {
    guard let appearance = appearance as? UINavigationBarAppearance else { return [] }
    return [appearance.titleTextAttributes, appearance.largeTitleTextAttributes].map {
      NSAttributedString(string: "title", attributes: $0)
    }
  }

  private var isEmpty: Bool {
    color == nil && appearance.backgroundEffect == nil && appearance.backgroundImage == nil
      && appearance.shadowColor == nil && appearance.shadowImage == nil
  }

  static func != (one: BarLook, other: BarLook?) -> Bool {
    guard let other else { return !one.isEmpty }
    guard one.appearance !== other.appearance || one.color != other.color else { return false }
    return one.color != other.color || one.titles != other.titles
      || one.appearance.backgroundEffect?.name != other.appearance.backgroundEffect?.name
      || one.appearance.backgroundImage != other.appearance.backgroundImage
      || one.appearance.shadowColor != other.appearance.shadowColor
      || one.appearance.shadowImage != other.appearance.shadowImage
  }
}
