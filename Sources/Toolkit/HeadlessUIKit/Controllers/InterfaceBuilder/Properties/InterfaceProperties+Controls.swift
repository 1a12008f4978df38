import Foundation
import InterfaceDocuments

extension InterfaceProperties {
  static let buttons: [InterfaceProperty] = [
    .choice("lineBreakMode", \UIButton.interfaceLineBreakMode, lineBreakModes),
    .insets("contentEdgeInsets", \UIButton.contentEdgeInsets),
    .insets("titleEdgeInsets", \UIButton.titleEdgeInsets),
    .insets("imageEdgeInsets", \UIButton.imageEdgeInsets),
    .flag("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
    .flag("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
    .flag("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction),
    .flag("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
    .custom("showsTouchWhenHighlighted", of: UIButton.self) { _, _ in true },
    .custom("reversesTitleShadowWhenHighlighted", of: UIButton.self) { _, _ in true },
    .custom("titleShadowOffset", of: UIButton.self) { _, _ in true },
    .custom("buttonType", of: UIButton.self, expecting: "a button's type") { button, value in
      guard let type = value.text.flatMap({ buttonTypes[$0] }) else { return false }
      button.setType(type)
      return true
    },
    .custom("fontDescription", of: UIButton.self, expecting: "a font") { button, value in
      guard let font = value.font else { return value.isNone }
      button.titleLabel?.font = font
      return true
    },
    .custom("buttonConfiguration", of: UIButton.self, expecting: "a configuration") { button, value in
      guard let element = value.element("buttonConfiguration") else { return false }
      button.configuration = value.maker.buttonConfiguration(element)
      return true
    },
    .custom("configuration", of: UIButton.self, expecting: "a configuration") { button, value in
      guard let element = value.element("buttonConfiguration") else { return false }
      button.configuration = value.maker.buttonConfiguration(element)
      return true
    },
  ]

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  static let controls: [InterfaceProperty] = [
    .flag("enabled", \UIControl.isEnabled), .flag("selected", \UIControl.isSelected),
    .flag("highlighted", \UIControl.isHighlighted),
    .choice(
      "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment,
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]),
    .choice(
      "contentVerticalAlignment", \UIControl.contentVerticalAlignment,
      ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
    .image("image", \UIImageView.image), .image("highlightedImage", \UIImageView.highlightedImage),
    .flag("highlighted", \UIImageView.isHighlighted),
    .custom("preferredSymbolConfiguration", of: UIImageView.self) { view, value in
      view.preferredSymbolConfiguration = value.maker.symbolConfiguration(value)
      return view.preferredSymbolConfiguration != nil
    },
    .flag("on", \UISwitch.isOn), .color("onTintColor", \UISwitch.onTintColor),
    .color("thumbTintColor", \UISwitch.thumbTintColor), .text("title", \UISwitch.title),
    .number("minValue", \UISlider.minimumValue), .number("maxValue", \UISlider.maximumValue),
    .number("value", \UISlider.value), .flag("continuous", \UISlider.isContinuous),
    .image("minimumValueImage", \UISlider.minimumValueImage),
    .image("maximumValueImage", \UISlider.maximumValueImage),
    .color("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    .color("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    .color("thumbTintColor", \UISlider.thumbTintColor),
    .number("minimumValue", \UIStepper.minimumValue), .number("maximumValue", \UIStepper.maximumValue),
    .number("stepValue", \UIStepper.stepValue), .number("value", \UIStepper.value),
    .flag("wraps", \UIStepper.wraps), .flag("autorepeat", \UIStepper.autorepeat),
    .number("progress", \UIProgressView.progress),
    .named("progressViewStyle", \UIProgressView.progressViewStyle),
    .custom("progressTintColor", of: UIProgressView.self) { _, _ in true },
    .custom("trackTintColor", of: UIProgressView.self) { _, _ in true },
    .flag("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
    .color("color", \UIActivityIndicatorView.color),
    .number("numberOfPages", \UIPageControl.numberOfPages),
    .number("currentPage", \UIPageControl.currentPage),
    .flag("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
    .color("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
    .color("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    .number("selectedSegmentIndex", \UISegmentedControl.interfaceSelection),
    .flag("momentary", \UISegmentedControl.isMomentary),
    .flag("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
    .color("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    .custom("segmentControlStyle", of: UISegmentedControl.self) { _, _ in true },
    .choice(
      "datePickerMode", \UIDatePicker.datePickerMode,
      ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]),
    .number("minuteInterval", \UIDatePicker.minuteInterval),
    .custom("useCurrentDate", of: UIDatePicker.self) { _, _ in true },
    .custom("date", of: UIDatePicker.self, expecting: "a date") { picker, value in
      guard let date = value.date else { return value.isNone }
      picker.date = date
      return true
    },
    .custom("minimumDate", of: UIDatePicker.self, expecting: "a date") { picker, value in
      picker.minimumDate = value.date
      return value.date != nil || value.isNone
    },
    .custom("maximumDate", of: UIDatePicker.self, expecting: "a date") { picker, value in
      picker.maximumDate = value.date
      return value.date != nil || value.isNone
    },
    .custom("showsSelectionIndicator", of: UIPickerView.self) { _, _ in true },
    .custom("effect", of: UIVisualEffectView.self) { _, _ in true },
  ]
}

// Names for what files set in another way than code does.

extension UIButton {
  fileprivate var interfaceLineBreakMode: NSLineBreakMode {
    get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }
}

extension UISegmentedControl {
  /// Files give the selection before the segments.
  fileprivate var interfaceSelection: Int {
    get { selectedSegmentIndex }
    set { if newValue < numberOfSegments { selectedSegmentIndex = newValue } }
  }
}
