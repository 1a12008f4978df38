import ChromeCleanCommands
import HeadlessUIKit

/// The page of a tab: its title, paragraphs and links.
package final class WebContentsViewController: UIViewController {
  package weak var dispatcher: (any WebContentsCommands)?
  let scrollView = UIScrollView()
  let titleLabel = UILabel()
  private(set) var paragraphs: [MarkedLabel] = []
  private(set) var links: [LinkButton] = []
  private let content = UIStackView()
  private var page: WebContentsPage?
  private var marks: [TextMark] = []
  /// Whether the current mark has yet to be scrolled into view.
  private var isMarkNew = false

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.accessibilityIdentifier = "kWebContentsIdentifier"
    // As in a web view, a short page also bounces, and therefore begins below the status bar.
    scrollView.alwaysBounceVertical = true
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    titleLabel.accessibilityIdentifier = "kWebContentsTitleIdentifier"
    layOut()
    showPage()
  }

  /// Scrolls to the found text as soon as its position is known.
  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showCurrentMark()
  }

  private func layOut() {
    content.axis = .vertical
    content.spacing = 16
    for (part, whole) in [(scrollView, view), (content, scrollView)] as [(UIView, UIView)] {
      part.translatesAutoresizingMaskIntoConstraints = false
      whole.addSubview(part)
    }
    let area = scrollView.contentLayoutGuide
    let readable = view.readableContentGuide
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      // Content under the keyboard could not be scrolled to.
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      area.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -24),
      content.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }

  private func showPage() {
    content.arrangedSubviews.forEach { $0.removeFromSuperview() }
    titleLabel.text = page?.title ?? "New Tab"
    titleLabel.textColor = page == nil ? .secondaryLabel : .label
    paragraphs = (page?.paragraphs ?? []).map(MarkedLabel.init)
    links = (page?.links ?? []).map(makeLink)
    ([titleLabel] + paragraphs + links.map(atStart)).forEach { content.addArrangedSubview($0) }
    // Another page is shown from its top.
    scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
    showMarks()
  }

  private func makeLink(_ link: WebContentsPage.Link) -> LinkButton {
    LinkButton(
      link.text, UIAction { [unowned self] _ in dispatcher?.followLink(to: link.url) })
  }

  /// A link is no wider than its text.
  private func atStart(_ link: LinkButton) -> UIView {
    let stack = UIStackView(arrangedSubviews: [link])
    stack.axis = .vertical
    stack.alignment = .leading
    return stack
  }

  private func showMarks() {
    for (index, label) in paragraphs.enumerated() { label.marks = marks.filter { $0.paragraph == index } }
    viewIfLoaded?.setNeedsLayout()
  }

  private func showCurrentMark() {
    guard isMarkNew else { return }
    isMarkNew = false
    for label in paragraphs {
      guard let frame = label.currentMarkFrame else { continue }
      scrollView.scrollRectToVisible(
        scrollView.convert(frame.insetBy(dx: 0, dy: -24), from: label), animated: false)
    }
  }
}

extension WebContentsViewController: WebContentsConsumer {
  package func setPage(_ page: WebContentsPage?) {
    guard page != self.page else { return }
    self.page = page
    if isViewLoaded { showPage() }
  }

  package func setMarks(_ marks: [TextMark]) {
    self.marks = marks
    isMarkNew = true
    showMarks()
  }
}

/// A link of a page, whose text takes as many lines as it needs.
final class LinkButton: UIButton {
  convenience init(_ text: String, _ action: UIAction) {
    self.init(type: .system)
    setTitle(text, for: .normal)
    setTitleColor(.link, for: .normal)
    contentHorizontalAlignment = .leading
    contentEdgeInsets = UIEdgeInsets(top: 11, left: 0, bottom: 11, right: 0)
    titleLabel?.font = .preferredFont(forTextStyle: .body)
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.numberOfLines = 0
    accessibilityTraits = .link
    setContentCompressionResistancePriority(.required, for: .vertical)
    addAction(action, for: .touchUpInside)
  }

  /// The text wraps at the width that the link was given.
  override func layoutSubviews() {
    let width = contentRect(forBounds: bounds).width
    if let titleLabel, titleLabel.preferredMaxLayoutWidth != width {
      titleLabel.preferredMaxLayoutWidth = width
      invalidateIntrinsicContentSize()
    }
    super.layoutSubviews()
  }

  /// In another text size the title may need another width, and after a turn it may have one.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    titleLabel?.preferredMaxLayoutWidth = 0
    invalidateIntrinsicContentSize()
  }
}
