import HeadlessUIKit
import RenderTree

extension ViewDescription {
  /// The color of what can be touched, at the view that was given another one than is around it, if anything is seen of
  /// it there; the parts that inherit it do not repeat it.
  static let tint = ViewDescription(UIView.self) { view, node in
    guard view.hasOwnTintColor, view.showsTint else { return }
    let (color, outer) = (view.tintColor, view.superview?.tintColor ?? .systemBlue)
    let traits = view.traitCollection
    guard color.resolvedColor(with: traits) != outer.resolvedColor(with: traits) else { return }
    node.addColor(color, named: "tint")
  }

  /// The color of a slider's track up to the thumb, which is the tint where nothing else is said.
  static let trackTint = ViewDescription(UISlider.self) { slider, node in
    guard let color = slider.minimumTrackTintColor, slider.currentMinimumTrackImage == nil else { return }
    node.addColor(color, named: "tint", unless: slider.tintColor)
  }

  /// The color of a switch while it is on.
  static let onTint = ViewDescription(UISwitch.self) { toggle, node in
    guard toggle.isOn, let color = toggle.onTintColor else { return }
    node.addColor(color, named: "onTint", unless: .systemGreen)
  }
}
