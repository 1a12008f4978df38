import Foundation
import HeadlessUIKit

extension URLBar {
  var barConstraints: [NSLayoutConstraint] {
    let (guide, margin) = (safeAreaLayoutGuide, FocusLayout.urlBarMargin)
    return [
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: margin),
      row.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -margin),
      collapsedWrapper.centerXAnchor.constraint(equalTo: centerXAnchor),
      collapsedWrapper.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: -2 * margin),
      collapsedWrapper.bottomAnchor.constraint(equalTo: bottomAnchor),
      collapsedWrapper.heightAnchor.constraint(equalToConstant: FocusLayout.collapsedURLBarHeight),
      progressBar.leadingAnchor.constraint(equalTo: leadingAnchor),
      progressBar.trailingAnchor.constraint(equalTo: trailingAnchor),
      progressBar.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
      + toolset.buttons.map {
        $0.widthAnchor.constraint(equalTo: widthAnchor, multiplier: FocusLayout.toolsetButtonShare)
      }
  }

  /// Adds the row with the lock, the text and the button to clear it, and returns its constraints.
  var fieldConstraints: [NSLayoutConstraint] {
    let inner = UIStackView(arrangedSubviews: [lock, textField, clearButton])
    inner.alignment = .center
    inner.spacing = FocusLayout.lockInset
    textField.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    textField.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    textContainer.addConstrained(inner)
    let margin = FocusLayout.urlBarMargin
    return [
      inner.topAnchor.constraint(equalTo: textContainer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: textContainer.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: textContainer.leadingAnchor, constant: margin),
      inner.trailingAnchor.constraint(equalTo: textContainer.trailingAnchor, constant: -margin),
      textField.heightAnchor.constraint(equalTo: inner.heightAnchor),
      clearButton.widthAnchor.constraint(equalToConstant: 24),
      clearButton.heightAnchor.constraint(equalTo: inner.heightAnchor),
      textContainer.heightAnchor.constraint(equalTo: row.heightAnchor, constant: -2 * margin),
    ]
  }
}

extension URLBar {
  func setUpField() {
    textField.autocompleteDelegate = self
    textField.accessibilityIdentifier = "URLBar.urlText"
    textField.attributedPlaceholder = .focusPlaceholder(String(focus: "Search or enter address"))
    textField.font = .focusAddress
    textField.textColor = .focusText
    textField.addInteraction(fieldMenu.interaction)
    textContainer.clipsToBounds = true
    fieldBackground.backgroundColor = .focusField
    fieldBackground.layer.cornerRadius = FocusLayout.cornerRadius
    fieldBackground.isUserInteractionEnabled = false
    setUpClearButton()
  }

  private func setUpClearButton() {
    clearButton.setImage(.focusClear, for: .normal)
    clearButton.addAction(
      UIAction { [unowned self] _ in
        textField.text = nil
        delegate?.urlBarDidPressClear(self)
      }, for: .touchUpInside)
  }

  func setUpButtons() {
    setUp(cancelButton, String(focus: "Cancel"), id: "URLBar.cancelButton") {
      $0.urlBarDidPressCancel($1)
    }
    setUp(deleteButton, String(focus: "ERASE"), id: "URLBar.deleteButton") {
      $0.urlBarDidPressErase($1)
    }
  }

  private func setUp(
    _ button: UIButton, _ title: String, id: String,
    _ press: @escaping @MainActor (any URLBarDelegate, URLBar) -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .focusBarButton
    button.accessibilityIdentifier = id
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    button.keepIntrinsicWidth()
    let action = UIAction { [unowned self] _ in
      if let delegate { press(delegate, self) }
    }
    button.addAction(action, for: .touchUpInside)
  }

  func setUpCollapsed() {
    smallLock.accessibilityIdentifier = "Collapsed.smallLockIcon"
    truncatedURLText.accessibilityIdentifier = "Collapsed.truncatedUrlText"
    truncatedURLText.font = .focusCollapsedHost
    truncatedURLText.textColor = .focusText
    collapsedWrapper.addArrangedSubview(smallLock)
    collapsedWrapper.addArrangedSubview(truncatedURLText)
    collapsedWrapper.alignment = .center
    collapsedWrapper.spacing = FocusLayout.lockInset
    collapsedWrapper.isUserInteractionEnabled = false
  }

  /// Fills the row from the leading edge: three buttons, the address, the buttons to cancel and to
  /// erase, and the last button.
  func setUpRow() {
    let buttons = toolset.buttons
    for view in buttons.dropLast() + [textContainer, cancelButton, deleteButton] + buttons.suffix(1) {
      row.addArrangedSubview(view)
    }
    row.alignment = .center
  }
}
