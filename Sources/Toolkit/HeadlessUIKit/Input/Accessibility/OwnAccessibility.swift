import Foundation

/// The values that were set for assistive technology; `nil` for the class's defaults.
struct OwnAccessibility {
  var isElement: Bool?
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var userInputLabels: [String]?
  var frame: CGRect?
  var activationPoint: CGPoint?
}
