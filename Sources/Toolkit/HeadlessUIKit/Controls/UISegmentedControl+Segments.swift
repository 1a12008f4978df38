import Foundation

/// A segment of a segmented control: a title or an image. The class is private in UIKit.
@preconcurrency @MainActor
public final class UISegment: UIView {
  let label: UILabel = UILabel(frame: .zero)
  let imageView: UIImageView = UIImageView(image: nil)
  /// Whether the segment can be selected; `true` by default.
  public internal(set) var isEnabled: Bool = true
  /// Whether the segment is the selected one.
  public internal(set) var isSelected: Bool = false
  /// The action that is performed, in addition to the control's, when the user selects the segment.
  var action: UIAction? { didSet { actionDidChange() } }
  /// The width that was set for the segment in points; 0 if none was set.
  var width: CGFloat = 0

  package override var takesTouchesByDefault: Bool { false }

  init(title: String? = nil, image: UIImage? = nil) {
    super.init(frame: .zero)
    // The control tracks the finger and finds the segment under it.
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    addSubview(imageView)
    show(title: title, image: image)
  }

  /// Creates an empty segment; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a title or an image.
  func show(title: String?, image: UIImage?) {
    label.text = title
    imageView.image = image
    imageView.isHidden = image == nil
    setNeedsLayout()
  }

  func styleTitle(_ attributes: [NSAttributedString.Key: Any]) {
    label.style(with: attributes, font: .systemFont(ofSize: 13))
  }

  public override func layoutSubviews() {
    label.frame = bounds
    let size = image?.size ?? .zero
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The title; `nil` for a segment with an image.
  public var title: String? { label.text }
  /// The image; `nil` for a segment with a title.
  public var image: UIImage? { imageView.image }

  var contentWidth: CGFloat { image?.size.width ?? label.intrinsicContentSize.width }

  private func actionDidChange() {
    guard let action else { return }
    show(title: action.image == nil ? action.title : nil, image: action.image)
    isEnabled = !action.attributes.contains(.disabled)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityLabelByDefault: String? { label.text ?? image?.name }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UISegmentedControl {
  /// Inserts a segment with a title, never with an animation. The selected segment stays selected.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for an empty segment.
  ///   - index: The index, clamped to the number of segments.
  ///   - animated: Has no effect.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(UISegment(title: title), at: index)
  }

  /// Inserts a segment with an image. The selected segment stays selected.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for an empty segment.
  ///   - index: The index, clamped to the number of segments.
  ///   - animated: Has no effect.
  public func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(UISegment(image: image), at: index)
  }

  /// Inserts a segment that performs an action, and shows the action's image, otherwise its title.
  ///
  /// - Parameters:
  ///   - action: Performed when the segment is selected; retained.
  ///   - index: The index, clamped to the number of segments.
  ///   - animated: Has no effect.
  public func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    let segment = UISegment()
    segment.action = action
    insert(segment, at: index)
  }

  func insert(_ segment: UISegment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    insertSubview(segment, at: index)
    let selected = selectedSegmentIndex
    // Set even if the index stays, because the segments' flags depend on it.
    selectedSegmentIndex = selected >= index ? selected + 1 : selected
    segmentsDidChange()
  }

  /// Removes a segment. Another selected segment stays selected; removing the selected one removes
  /// the selection.
  ///
  /// - Parameters:
  ///   - index: The segment's index; a greater one means the last segment, and a negative one is
  ///     ignored.
  ///   - animated: Has no effect.
  public func removeSegment(at index: Int, animated: Bool) {
    guard let index = existing(index) else { return }
    let selected = selectedSegmentIndex
    segments.remove(at: index).removeFromSuperview()
    // The segments after the removed one have moved by one.
    selectedSegmentIndex =
      selected == index ? Self.noSegment : selected > index ? selected - 1 : selected
    segmentsDidChange()
  }

  /// Removes all segments and the selection.
  public func removeAllSegments() {
    segments.forEach { $0.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }

  /// Sets the title of a segment, which replaces its image.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for an empty segment.
  ///   - index: The segment's index; a greater one means the last segment.
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(index) { $0.show(title: title, image: nil) }
  }

  /// Returns the title of a segment; `nil` for a segment with an image, or without segments.
  ///
  /// - Parameter index: The segment's index; a greater one means the last segment.
  public func titleForSegment(at index: Int) -> String? { existing(index).flatMap { segments[$0].title } }

  /// Sets the image of a segment, which replaces its title.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for an empty segment.
  ///   - index: The segment's index; a greater one means the last segment.
  public func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    change(index) { $0.show(title: nil, image: image) }
  }

  /// Returns the image of a segment; `nil` for a segment with a title, or without segments.
  ///
  /// - Parameter index: The segment's index; a greater one means the last segment.
  public func imageForSegment(at index: Int) -> UIImage? { existing(index).flatMap { segments[$0].image } }

  /// Sets the action of a segment, which shows the action's image, otherwise its title.
  ///
  /// - Parameters:
  ///   - action: Performed when the segment is selected; retained.
  ///   - index: The segment's index; a greater one means the last segment.
  public func setAction(_ action: UIAction, forSegmentAt index: Int) {
    change(index) { $0.action = action }
  }

  /// Returns the action of a segment; `nil` if it has no action.
  ///
  /// - Parameter index: The segment's index; a greater one means the last segment.
  public func actionForSegment(at index: Int) -> UIAction? { existing(index).flatMap { segments[$0].action } }

  /// Returns the index of the segment with an action; ``UISegmentedControl/noSegment`` if there is
  /// none.
  ///
  /// - Parameter identifier: The name of the segment's action.
  public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
  }

  /// Sets the width of a segment in points; 0 for the control's choice.
  ///
  /// - Parameters:
  ///   - width: The width in points; a negative width counts as 0.
  ///   - index: The segment's index; a greater one means the last segment.
  public func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
    change(index) { $0.width = max(0, width) }
  }

  /// Returns the width that was set for a segment in points; 0 for the control's choice.
  ///
  /// - Parameter index: The segment's index; a greater one means the last segment.
  public func widthForSegment(at index: Int) -> CGFloat { existing(index).map { segments[$0].width } ?? 0 }

  /// Sets whether a segment can be selected.
  ///
  /// - Parameters:
  ///   - enabled: With `false`, taps on the segment have no effect.
  ///   - index: The segment's index; a greater one means the last segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    change(index) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be selected; `false` without segments.
  ///
  /// - Parameter index: The segment's index; a greater one means the last segment.
  public func isEnabledForSegment(at index: Int) -> Bool {
    existing(index).map { segments[$0].isEnabled } ?? false
  }

  private func change(_ index: Int, _ change: (UISegment) -> Void) {
    guard let index = existing(index) else { return }
    change(segments[index])
    segmentsDidChange()
  }

  /// Returns the index or, as in UIKit, the last segment's index if it is beyond that; `nil` if
  /// there is no such segment.
  private func existing(_ index: Int) -> Int? {
    segments.isEmpty || index < 0 ? nil : min(index, segments.count - 1)
  }
}
