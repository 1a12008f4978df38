import Foundation

/// What was set for assistive technology; the class decides what was not.
struct OwnAccessibility {
  var isElement: Bool?
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var userInputLabels: [String]?
  var frame: CGRect?
  var activationPoint: CGPoint?
}
