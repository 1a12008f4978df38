import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let slider = ViewDescription(UISlider.self) { slider, node in
    node.add("value", .number(Double(slider.value)))
    if slider.minimumValue != 0 || slider.maximumValue != 1 {
      node.add("range", .numbers([Double(slider.minimumValue), Double(slider.maximumValue)]))
    }
  }

  static let stepper = ViewDescription(UIStepper.self, hidesParts: true) { stepper, node in
    node.add("value", .number(stepper.value))
    if stepper.minimumValue != 0 || stepper.maximumValue != 100 {
      node.add("range", .numbers([stepper.minimumValue, stepper.maximumValue]))
    }
    node.add("step", CGFloat(stepper.stepValue), unless: 1)
    node.mark("wraps", stepper.wraps)
  }

  static let segmentedControl = ViewDescription(UISegmentedControl.self) { control, node in
    node.mark("momentary", control.isMomentary)
  }

  static let segment = ViewDescription(UISegment.self, hidesParts: true) { segment, node in
    node.text = segment.title
    node.add("image", segment.image.map { .string($0.name) })
    node.mark("disabled", !segment.isEnabled)
    node.mark("selected", segment.isSelected)
  }

  static let pageControl = ViewDescription(UIPageControl.self) { control, node in
    node.mark("empty", !control.showsDots)
    node.add("page", .number(Double(control.currentPage)))
    node.add("pages", .number(Double(control.numberOfPages)))
  }

  static let progressView = ViewDescription(UIProgressView.self) { view, node in
    node.add("progress", .number(Double(view.progress)))
    if view.progressViewStyle != .default { node.add("style", .word(view.progressViewStyle.rawValue)) }
  }

  static let activityIndicator = ViewDescription(UIActivityIndicatorView.self) { view, node in
    node.mark("animating", view.isAnimating)
    if view.style != .medium { node.add("style", .word(view.style.rawValue)) }
  }
}
