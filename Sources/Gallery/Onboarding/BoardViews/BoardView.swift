import Foundation
import HeadlessUIKit

/// A board that scrolls both ways; its name scrolls up and down with the lists, but not sideways.
final class BoardView: UIScrollView {
  let contentView: BoardContentView
  let nameField = RoundedBorderedTextField(font: .boardName, textColor: .white, borderColor: .white)

  /// The content offset at which the first list shows in a right-to-left language, in points.
  var leadingOffset = -Stylesheet.Board.sideInset

  /// Creates a board of lists with the given numbers of cards.
  init(color: UIColor, cardCounts: [Int]) {
    contentView = BoardContentView(cardCounts: cardCounts)
    super.init(frame: .zero)
    isDirectionalLockEnabled = true
    backgroundColor = color
    layer.cornerRadius = Stylesheet.Board.cornerRadius
    contentInset = UIEdgeInsets(
      top: 0, left: Stylesheet.Board.sideInset, bottom: 0, right: Stylesheet.Board.sideInset)
    nameField.accessibilityLabel = String(onboarding: "board_name_text_field_accessibility")
    addConstrained(contentView, nameField)
    addConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var contentSize: CGSize {
    get { super.contentSize }
    set {
      let offset = contentOffset
      super.contentSize = newValue
      // A scroll view clamps its offset to the new size. From right to left the offset counts from
      // the far end of the lists: it is kept until layout, where `keepLeadingEdge()` moves it with
      // the first list.
      if isRightToLeft { contentOffset = offset }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    keepLeadingEdge()
  }

  var lists: [ListView] { contentView.lists }

  private func addConstraints() {
    let margin = Stylesheet.Board.nameMargin
    NSLayoutConstraint.activate([
      nameField.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: Stylesheet.gridUnit),
      nameField.leadingAnchor.constraint(equalTo: frameLayoutGuide.leadingAnchor, constant: margin),
      nameField.trailingAnchor.constraint(equalTo: frameLayoutGuide.trailingAnchor, constant: -margin),
      contentView.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: Stylesheet.gridUnit),
      contentView.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      contentView.bottomAnchor.constraint(
        equalTo: contentLayoutGuide.bottomAnchor, constant: -Stylesheet.gridUnit),
    ])
  }
}

extension BoardView {
  /// Scrolls back to the first list with a spring, if the board was scrolled away from it.
  func scrollToFirstList() {
    let start = isRightToLeft ? contentSize.width - bounds.width : 0
    guard isRightToLeft ? contentOffset.x < start : contentOffset.x > start else { return }
    UIView.animate(
      withDuration: Stylesheet.Overlay.slideDuration, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0
    ) { [self] in
      contentOffset = CGPoint(x: start, y: contentOffset.y)
    }
  }

  /// Keeps the distance from the right edge while widths change, as the first list of a
  /// right-to-left board is there.
  private func keepLeadingEdge() {
    guard isRightToLeft else { return }
    let leading = max(-contentInset.left, contentSize.width - bounds.width + contentInset.right)
    contentOffset.x += leading - leadingOffset
    leadingOffset = leading
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Scrolls to the field that is being edited, as UIKit does by itself for a field in a scroll
  /// view.
  func scrollToEditedField() {
    let fields = [nameField] + lists.flatMap { [$0.nameField] + $0.cards.map(\.titleField) }
    guard let field = fields.first(where: \.isFirstResponder), let parent = field.superview else { return }
    layoutIfNeeded()
    let area = convert(field.frame, from: parent).insetBy(dx: -Stylesheet.gridUnit, dy: -Stylesheet.gridUnit)
    // Animated by hand, so that the scrolling takes as long as the overlays that move at the same
    // time.
    UIView.animate(withDuration: Stylesheet.Overlay.slideDuration) { [self] in
      scrollRectToVisible(area, animated: false)
    }
  }
}

/// The lists of a board side by side, all of one width.
final class BoardContentView: UIView {
  /// The lists, from the leading edge.
  let lists: [ListView]
  private var listWidths: [NSLayoutConstraint] = []

  /// Creates lists with the given numbers of cards.
  init(cardCounts: [Int]) {
    lists = cardCounts.map(ListView.init)
    super.init(frame: .zero)
    lists.forEach { addConstrained($0) }
    listWidths = lists.map { $0.widthAnchor.constraint(equalToConstant: Stylesheet.List.width) }
    NSLayoutConstraint.activate(listWidths + verticalConstraints + horizontalConstraints)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Shows the lists at half of their width, or at their full width.
  func setZoomedOut(_ isZoomedOut: Bool) {
    let width = isZoomedOut ? Stylesheet.List.zoomedOutWidth : Stylesheet.List.width
    listWidths.forEach { $0.constant = width }
  }

  /// All lists begin at the top; the longest one determines the height of the board.
  private var verticalConstraints: [NSLayoutConstraint] {
    lists.flatMap { list in
      [
        list.topAnchor.constraint(equalTo: topAnchor),
        list.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      ]
    } + [heightAnchor.constraint(equalToConstant: 0).with(priority: .fittingSizeLevel)]
  }

  private var horizontalConstraints: [NSLayoutConstraint] {
    guard let first = lists.first, let last = lists.last else { return [] }
    let margin = Stylesheet.List.outerMargin
    return zip(lists, lists.dropFirst()).map { list, next in
      next.leadingAnchor.constraint(equalTo: list.trailingAnchor, constant: Stylesheet.List.spacing)
    } + [
      first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      last.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
    ]
  }
}

extension NSLayoutConstraint {
  /// Sets the constraint's priority and returns the constraint, for use inside a list of
  /// constraints.
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
