import FocusModel
import Foundation
import HeadlessUIKit

/// The view over the page during editing, which offers to search or to follow a copied link.
final class OverlayView: UIView {
  weak var delegate: (any OverlayViewDelegate)?
  private let searchButton = InsetButton(frame: .zero)
  private let searchBorder = UIView()
  private let copyButton = InsetButton(frame: .zero)
  private let copyBorder = UIView()
  private let rows = UIStackView()
  private var query = ""
  private var copiedLink: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .focusOverlay
    setUpRows()
    setUpActions()
    show([])
  }

  required init?(coder: NSCoder) { nil }

  /// Fades in or out, whatever the rows are.
  func setPresented(_ isPresented: Bool) {
    animateHidden(!isPresented, duration: FocusTiming.overlay)
  }

  /// Replaces the rows.
  func show(_ offers: [OverlayRow]) {
    (query, copiedLink) = ("", nil)
    for row in [searchButton, searchBorder, copyButton, copyBorder] { row.isHidden = true }
    for button in [searchButton, copyButton] { button.setAttributedTitle(nil, for: .normal) }
    for offer in offers { show(offer) }
  }

  private func show(_ offer: OverlayRow) {
    switch offer {
    case .search(let phrase, let query):
      self.query = query
      searchButton.titleEdgeInsets = searchTitleInsets
      // Not an interpolation: the phrase has to be found in the translated text to be made bold.
      let format = NSLocalizedString("Search for %@", tableName: "Focus", comment: "")
      show(searchButton, searchBorder, Self.title(format, phrase: phrase))
    case .copiedLink(let link):
      copiedLink = link
      let text = link ?? ""
      show(copyButton, copyBorder, Self.plain(String(focus: "Link you copied: \(text)")))
    }
  }

  private func show(_ button: UIButton, _ border: UIView, _ title: NSAttributedString) {
    button.setAttributedTitle(title, for: .normal)
    button.isHidden = false
    border.isHidden = false
  }

  /// Returns the text of a format, with the phrase in bold even if other parts of the text are
  /// equal to it.
  private static func title(_ format: String, phrase: String) -> NSAttributedString {
    let bold = NSAttributedString(string: phrase, attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
    let title = NSMutableAttributedString(string: "")
    for (index, piece) in format.components(separatedBy: "%@").enumerated() {
      if index > 0 { title.append(bold) }
      title.append(plain(piece))
    }
    return title
  }

  private static func plain(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 15)])
  }
}

extension OverlayView {
  /// The distance of the title from the magnifier, which is on the other side in right-to-left
  /// languages: title insets are not mirrored.
  private var searchTitleInsets: UIEdgeInsets {
    let distance: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -10 : 10
    return UIEdgeInsets(top: 0, left: distance, bottom: 0, right: -distance)
  }

  private func setUpRows() {
    searchButton.setImage(.focusMagnifier, for: .normal)
    searchButton.accessibilityIdentifier = "OverlayView.searchButton"
    copyButton.accessibilityIdentifier = "OverlayView.copyButton"
    for button in [searchButton, copyButton] {
      button.contentHorizontalAlignment = .leading
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.titleLabel?.lineBreakMode = .byTruncatingTail
      button.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
    rows.axis = .vertical
    for view in [searchButton, searchBorder, copyButton, copyBorder] { rows.addArrangedSubview(view) }
    addConstrained(rows)
    let (guide, inset) = (safeAreaLayoutGuide, FocusLayout.searchButtonInset)
    NSLayoutConstraint.activate(
      [
        rows.topAnchor.constraint(equalTo: topAnchor),
        rows.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
        rows.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset),
        // The weakest constraint: without rows the stack has no height.
        rows.heightAnchor.constraint(equalToConstant: 0).with(priority: .fittingSizeLevel),
      ]
        + [searchButton, copyButton].map {
          $0.heightAnchor.constraint(equalToConstant: FocusLayout.overlayRowHeight)
        }
        + [searchBorder, copyBorder].map { border in
          border.backgroundColor = .focusSeparator
          return border.heightAnchor.constraint(equalToConstant: 1)
        })
  }

  private func setUpActions() {
    let tap = UITapGestureRecognizer()
    tap.addAction { [unowned self] _ in delegate?.overlayViewDidTouchEmptyArea(self) }
    addGestureRecognizer(tap)
    searchButton.addAction(
      UIAction { [unowned self] _ in delegate?.overlayView(self, didSearchForQuery: query) },
      for: .touchUpInside)
    copyButton.addAction(
      UIAction { [unowned self] _ in
        if let copiedLink { delegate?.overlayView(self, didSubmitText: copiedLink) }
      }, for: .touchUpInside)
  }
}

/// The owner of the overlay, which handles the user's choices.
@MainActor
protocol OverlayViewDelegate: AnyObject {
  /// Handles a tap outside the rows.
  func overlayViewDidTouchEmptyArea(_ overlayView: OverlayView)
  /// Searches for a text, even if it is an address.
  func overlayView(_ overlayView: OverlayView, didSearchForQuery query: String)
  /// Loads the copied link.
  func overlayView(_ overlayView: OverlayView, didSubmitText text: String)
}

/// A plain button whose size includes its title insets, and which fades while it is touched.
final class InsetButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    fade(on: [.touchDown, .touchDragEnter], to: 0.5)
    fade(on: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel], to: 1)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let (size, insets) = (super.intrinsicContentSize, titleEdgeInsets)
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  private func fade(on events: UIControl.Event, to alpha: CGFloat) {
    let action = UIAction { [unowned self] _ in
      UIView.animate(
        withDuration: FocusTiming.searchButton, delay: 0, options: .allowUserInteraction
      ) { self.alpha = alpha }
    }
    addAction(action, for: events)
  }
}
