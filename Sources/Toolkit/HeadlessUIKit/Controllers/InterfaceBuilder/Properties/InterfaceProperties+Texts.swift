import Foundation
import InterfaceDocuments

extension InterfaceProperties {
  static let alignments: [String: NSTextAlignment] = [
    "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
  ]
  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    "tailTruncation": .byTruncatingTail, "truncatingHead": .byTruncatingHead,
    "truncatingMiddle": .byTruncatingMiddle, "truncatingTail": .byTruncatingTail,
  ]

  static let labels: [InterfaceProperty] = [
    .text("text", \UILabel.text), .choice("textAlignment", \UILabel.textAlignment, alignments),
    .choice("lineBreakMode", \UILabel.lineBreakMode, lineBreakModes),
    .choice(
      "baselineAdjustment", \UILabel.baselineAdjustment,
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
    .number("numberOfLines", \UILabel.numberOfLines),
    .number("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    .flag("adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
    .number("minimumScaleFactor", \UILabel.minimumScaleFactor),
    .flag("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    .flag("enabled", \UILabel.isEnabled), .flag("highlighted", \UILabel.isHighlighted),
    .font("fontDescription", \UILabel.font), .color("textColor", \UILabel.textColor),
    .color("highlightedColor", \UILabel.highlightedTextColor), .color("shadowColor", \UILabel.shadowColor),
    .size("shadowOffset", \UILabel.shadowOffset), .attributedText("attributedText", \UILabel.attributedText),
  ]

  static let textInputs: [InterfaceProperty] = [
    .text("text", \UITextField.text), .text("placeholder", \UITextField.placeholder),
    .choice("textAlignment", \UITextField.textAlignment, alignments),
    .named("borderStyle", \UITextField.borderStyle), .named("clearButtonMode", \UITextField.clearButtonMode),
    .named("leftViewMode", \UITextField.leftViewMode), .named("rightViewMode", \UITextField.rightViewMode),
    .flag("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
    .flag("adjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth),
    .flag("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
    .font("fontDescription", \UITextField.font), .color("textColor", \UITextField.textColor),
    .attributedText("attributedText", \UITextField.attributedText),
    .attributedText("attributedPlaceholder", \UITextField.attributedPlaceholder),
    .text("text", \UITextView.text), .choice("textAlignment", \UITextView.textAlignment, alignments),
    .flag("editable", \UITextView.isEditable), .flag("selectable", \UITextView.isSelectable),
    .flag("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
    .font("fontDescription", \UITextView.font), .color("textColor", \UITextView.textColor),
    .attributedText("attributedText", \UITextView.attributedText),
    .custom("dataDetectorType", of: UITextView.self) { _, _ in true },
    .custom("textInputTraits", of: UIView.self, expecting: "text input traits") { view, value in
      guard let traits = value.element("textInputTraits") else { return false }
      value.maker.setTraits(of: view, traits)
      return true
    },
    .text("text", \UISearchBar.text), .text("placeholder", \UISearchBar.placeholder),
    .text("prompt", \UISearchBar.prompt), .flag("showsCancelButton", \UISearchBar.showsCancelButton),
    .flag("showsScopeBar", \UISearchBar.showsScopeBar), .flag("translucent", \UISearchBar.isTranslucent),
    .flag("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
    .color("barTintColor", \UISearchBar.barTintColor),
    .choice(
      "searchBarStyle", \UISearchBar.searchBarStyle,
      ["default": .default, "prominent": .prominent, "minimal": .minimal]),
    .choice("barStyle", \UISearchBar.barStyle, ["default": .default, "black": .black]),
    .custom("scopeButtonTitles", of: UISearchBar.self, expecting: "an array") { bar, value in
      guard let array = value.element("scopeButtonTitles") ?? value.element("array") else { return false }
      bar.scopeButtonTitles = array.children.map { $0.text }
      return true
    },
  ]
}

extension InterfaceMaker {
  /// Sets the traits of a text input, which are attributes of an element.
  fileprivate func setTraits(of view: UIView, _ traits: InterfaceElement) {
    for attribute in traits.attributes where attribute.name != "key" {
      let value = InterfaceValue(
        name: attribute.name, content: .text(attribute.value), owner: traits, position: attribute.position,
        maker: self)
      set(value, of: view, in: Self.traits, element: traits.name)
    }
  }

  private static let traits: [String: [InterfaceProperty]] = Dictionary(
    grouping: [
      .named("keyboardType", \UITextField.keyboardType), .named("returnKeyType", \UITextField.returnKeyType),
      .named("autocapitalizationType", \UITextField.autocapitalizationType),
      .named("autocorrectionType", \UITextField.autocorrectionType),
      .named("spellCheckingType", \UITextField.spellCheckingType),
      .choice("keyboardAppearance", \UITextField.keyboardAppearance, appearances),
      .flag("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically),
      .flag("secureTextEntry", \UITextField.isSecureTextEntry),
      .custom("textContentType", of: UITextField.self) { field, value in
        field.textContentType = value.text.map { UITextContentType(rawValue: $0) }
        return true
      },
      .named("keyboardType", \UITextView.keyboardType), .named("returnKeyType", \UITextView.returnKeyType),
      .named("autocapitalizationType", \UITextView.autocapitalizationType),
      .named("autocorrectionType", \UITextView.autocorrectionType),
      .named("spellCheckingType", \UITextView.spellCheckingType),
      .choice("keyboardAppearance", \UITextView.keyboardAppearance, appearances),
      .flag("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically),
      .flag("secureTextEntry", \UITextView.isSecureTextEntry),
      .custom("textContentType", of: UITextView.self) { view, value in
        view.textContentType = value.text.map { UITextContentType(rawValue: $0) }
        return true
      },
      .named("keyboardType", \UISearchBar.keyboardType), .named("returnKeyType", \UISearchBar.returnKeyType),
      .named("autocapitalizationType", \UISearchBar.autocapitalizationType),
      .named("autocorrectionType", \UISearchBar.autocorrectionType),
      .flag("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically),
      .custom("smartDashesType", of: UIView.self) { _, _ in true },
      .custom("smartInsertDeleteType", of: UIView.self) { _, _ in true },
      .custom("smartQuotesType", of: UIView.self) { _, _ in true },
      .custom("spellCheckingType", of: UIView.self) { _, _ in true },
      .custom("keyboardAppearance", of: UIView.self) { _, _ in true },
      .custom("textContentType", of: UIView.self) { _, _ in true },
      .custom("secureTextEntry", of: UIView.self) { _, _ in true },
    ] as [InterfaceProperty]
  ) { $0.name }

  private static let appearances: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]
}
