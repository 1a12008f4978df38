import HeadlessUIKit
import RenderTree

extension ViewDescription {
  /// The descriptions of controls; those of superclasses come before those of their subclasses.
  static let controls: [ViewDescription] = [
    .control, .button, .buttonConfiguration, .menuItem, .toggle, .slider, .stepper, .segmentedControl,
    .segment, .pageControl, .progressView, .activityIndicator,
  ]

  static let control = ViewDescription(UIControl.self) { control, node in
    node.mark("disabled", !control.isEnabled)
    node.mark("selected", control.isSelected)
    node.mark("highlighted", control.isHighlighted)
    node.mark("focused", control.isFirstResponder)
  }

  static let button = ViewDescription(UIButton.self, hidesParts: true) { button, node in
    node.text = button.currentTitle
    node.add("image", button.currentImage.map { .string($0.name) })
    // Without a title, its font and its color cannot be seen.
    guard node.text?.isEmpty == false else { return }
    node.addFont(button.titleLabel?.font, unless: .systemFont(ofSize: 15))
    guard let label = button.titleLabel, label.isAttributed else {
      return node.addColor(button.currentTitleColor, unless: button.tintColor)
    }
    node.addColor(label.textColor, unless: button.tintColor)
    node.addRuns(of: label)
  }

  static let toggle = ViewDescription(UISwitch.self) { toggle, node in
    node.states.append(toggle.isOn ? "on" : "off")
  }

  static let slider = ViewDescription(UISlider.self) { slider, node in
    node.add("value", .number(Double(slider.value)))
    if slider.minimumValue != 0 || slider.maximumValue != 1 {
      node.add("range", .numbers([Double(slider.minimumValue), Double(slider.maximumValue)]))
    }
  }

  static let stepper = ViewDescription(UIStepper.self, hidesParts: true) { stepper, node in
    node.add("value", .number(stepper.value))
    // UIKit's default is 0 to 100.
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
    guard let label = segment.subviews.lazy.compactMap({ $0 as? UILabel }).first else { return }
    node.addFont(label.font, unless: .systemFont(ofSize: 13))
    node.addColor(label.textColor, unless: .label)
    node.addRuns(of: label)
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
    if let color = view.ownColor { node.addColor(color) }
  }
}

extension ViewDescription {
  /// The attributes that a button's configuration adds to its title and image.
  static let buttonConfiguration = ViewDescription(UIButton.self) { button, node in
    if let image = button.currentBackgroundImage { node.add("backgroundImage", .string(image.name)) }
    guard let configuration = button.configuration else { return }
    node.add("style", .word(configuration.style.rawValue))
    if node.text?.isEmpty == false {
      node.add("lines", CGFloat(button.titleLabel?.numberOfLines ?? 1), unless: 1)
    }
    node.add("subtitle", configuration.subtitle.map { .string($0) })
    node.mark("busy", configuration.showsActivityIndicator)
    node.addColor(button.currentBackgroundColor ?? .clear, named: "background", unless: .clear)
  }

  /// One item of an open menu.
  static let menuItem = ViewDescription(UIContextMenuItemView.self, hidesParts: true) { item, node in
    node.text = item.title
    node.mark("header", item.isHeader)
    node.mark("on", item.menuState == .on)
    node.mark("mixed", item.menuState == .mixed)
    node.mark("destructive", item.isDestructive)
    node.mark("submenu", item.hasSubmenu)
    node.add("subtitle", item.subtitle.map { .string($0) })
    node.add("image", item.image.map { .string($0.name) })
  }
}

extension ViewDescription {
  /// One column of a picker, by its selected row.
  static let pickerColumn = ViewDescription(UIPickerColumnView.self, hidesParts: true) { column, node in
    node.text = column.selectedTitle
    if let title = column.selectedAttributedTitle {
      let usual = TextLook(font: .systemFont(ofSize: 21), color: .label)
      let look = usual.beginning(of: title)
      node.addFont(look.font, unless: usual.font)
      node.addColor(look.color, unless: usual.color)
      node.addRuns(of: title, excluding: look, usual: usual)
    }
    node.add("row", .number(Double(column.selectedRow)))
    node.add("rows", .number(Double(column.numberOfRows)))
    // The column is a scroll view, whose offset only repeats the row.
    node.attributes.removeAll { $0.name == "offset" || $0.name == "content" }
  }

  static let datePicker = ViewDescription(UIDatePicker.self) { picker, node in
    node.text = picker.text
    node.add("mode", .word("\(picker.datePickerMode)"))
    node.add("style", .word("\(picker.datePickerStyle)"))
  }
}
