import Foundation

/// A control that picks a date, a time or a duration.
///
/// If ``locale``, ``calendar`` or ``timeZone`` is `nil`, the environment's applies; the initial
/// date is the environment's, too. The host's settings and clock are never read. The inline style
/// has wheels instead of a month's days.
///
///     let picker = UIDatePicker()
///     picker.datePickerMode = .countDownTimer
///     picker.minuteInterval = 15
///     picker.countDownDuration = 45 * 60
///     picker.addAction(UIAction { _ in print(picker.countDownDuration) }, for: .valueChanged)
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value; `dateAndTime` by default.
  open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
  /// The locale, which determines the texts and the order of the columns; `nil`, the default, for
  /// the environment's.
  open var locale: Locale? { didSet { rebuild() } }
  /// The calendar of the dates; `nil`, the default, for the environment's.
  open var calendar: Calendar? { didSet { rebuild() } }
  /// The time zone; `nil`, the default, for the calendar's.
  open var timeZone: TimeZone? { didSet { rebuild() } }
  /// The earliest date; ignored if it is after the latest one.
  open var minimumDate: Date? { didSet { setDate(date, animated: false) } }
  /// The latest date; ignored if it is before the earliest one.
  open var maximumDate: Date? { didSet { setDate(date, animated: false) } }
  /// The minutes between rows, from 1 to 30; 1 by default. A number that does not divide 60 counts
  /// as 1.
  open var minuteInterval: Int = 1 { didSet { if minuteInterval != oldValue { rebuild() } } }
  /// The preferred style; `automatic` by default. ``datePickerStyle`` is the style in use.
  open var preferredDatePickerStyle: Style = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }
  private var pickedDate = UIApplication.shared.environment.now
  private var pickedDuration: TimeInterval = 0
  private(set) var columns: DateColumns
  private let wheels = UIPickerView()
  private let source = DatePickerSource()
  private let button = UIButton(configuration: .gray())
  private weak var popover: DatePickerPopover?

  /// The kind of a date picker's value; the values are UIKit's.
  public enum Mode: Int, Hashable, Sendable {
    /// Hours and minutes.
    case time = 0
    /// A day.
    case date = 1
    /// A day, hours and minutes.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
  }

  /// The look of a date picker; the values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// Compact; wheels for durations.
    case automatic = 0
    /// Columns that scroll.
    case wheels = 1
    /// A button that opens the wheels.
    case compact = 2
    /// A calendar in UIKit; the same as ``wheels`` here.
    case inline = 3
  }

  public override init(frame: CGRect) {
    columns = Self.defaultColumns
    super.init(frame: frame)
    build()
  }

  /// Creates a picker with the size that fits it.
  public convenience init() {
    self.init(frame: .zero)
    sizeToFit()
  }

  /// Creates a picker for a date with a time; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    columns = Self.defaultColumns
    super.init(coder: coder)
    build()
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

  private static var defaultColumns: DateColumns {
    let environment = UIApplication.shared.environment
    return DateColumns(
      .dateAndTime, locale: environment.locale, calendar: environment.calendar, minuteInterval: 1)
  }

  open override var isEnabled: Bool {
    didSet {
      wheels.isUserInteractionEnabled = isEnabled
      button.isEnabled = isEnabled
    }
  }

  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .compact ? button.intrinsicContentSize : wheels.intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    button.frame = bounds
    if wheels.superview === self { wheels.frame = bounds }
  }

  /// The wheels or the button are the elements; the picker is not.
  override var isAccessibilityElementByDefault: Bool { false }

  private func build() {
    source.picker = self
    wheels.dataSource = source
    wheels.delegate = source
    button.addAction(UIAction { [unowned self] _ in openPopover() }, for: .touchUpInside)
    rebuild()
  }

  /// Rebuilds the columns, and shows the date.
  private func rebuild() {
    let environment = UIApplication.shared.environment
    var calendar = calendar ?? environment.calendar
    if let timeZone { calendar.timeZone = timeZone }
    columns = DateColumns(
      datePickerMode, locale: locale ?? environment.locale, calendar: calendar,
      minuteInterval: minuteInterval)
    let (shown, hidden): (UIView, UIView) = datePickerStyle == .compact ? (button, wheels) : (wheels, button)
    // Open wheels are in the popover, not in the picker.
    if popover == nil { hidden.removeFromSuperview() }
    if shown.superview == nil { addSubview(shown) }
    wheels.reloadAllComponents()
    showDate(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showDate(animated: Bool) {
    for (component, column) in columns.columns.enumerated() {
      let row =
        datePickerMode == .countDownTimer
        ? columns.row(of: pickedDuration, in: column) : columns.row(of: pickedDate, in: column)
      wheels.selectRow(row, inComponent: component, animated: animated)
    }
    button.configuration?.title = text
    invalidateIntrinsicContentSize()
  }

  private func openPopover() {
    guard let window, popover == nil else { return }
    sendActions(for: .editingDidBegin)
    popover = DatePickerPopover.present(wheels, from: self, in: window) { [weak self] in
      self?.sendActions(for: .editingDidEnd)
    }
  }

  /// Updates the value for the row that the user selected, and sends `valueChanged` if it changed.
  fileprivate func columnDidTurn(_ component: Int, to row: Int) {
    let (dateBefore, durationBefore) = (pickedDate, pickedDuration)
    if datePickerMode == .countDownTimer {
      pickedDuration = columns.duration(pickedDuration, turning: columns.columns[component], to: row)
    } else {
      pickedDate = limited(columns.date(pickedDate, turning: columns.columns[component], to: row))
    }
    showDate(animated: true)
    if pickedDate != dateBefore || pickedDuration != durationBefore { sendValueChanged() }
  }
}

extension UIDatePicker {
  /// The date, clamped to ``minimumDate`` through ``maximumDate``. Setting it sends no event.
  public var date: Date {
    get { pickedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Selects a date without an event.
  ///
  /// - Parameters:
  ///   - date: The date, clamped to ``minimumDate`` through ``maximumDate``.
  ///   - animated: Whether the wheels scroll to it.
  public func setDate(_ date: Date, animated: Bool) {
    pickedDate = limited(date)
    showDate(animated: animated)
  }

  /// The duration in seconds, less than a day. Setting it sends no event.
  public var countDownDuration: TimeInterval {
    get { pickedDuration }
    set {
      pickedDuration = min(max(0, newValue), 86_399)
      showDate(animated: false)
    }
  }

  /// The style in use: compact by default, always wheels for durations.
  public var datePickerStyle: Style {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The value as text in the picker's locale.
  public var text: String {
    switch datePickerMode {
    case .date: columns.text(pickedDate, template: "yMMMd")
    case .time: columns.text(pickedDate, template: "jmm")
    case .dateAndTime:
      columns.text(pickedDate, template: "yMMMd") + " " + columns.text(pickedDate, template: "jmm")
    case .countDownTimer: "\(Int(pickedDuration) / 3600) h \(Int(pickedDuration) / 60 % 60) min"
    }
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return max(minimumDate ?? date, min(maximumDate ?? date, date))
  }
}

/// Provides the columns of a date picker to its wheels.
@preconcurrency @MainActor
private final class DatePickerSource: UIPickerViewDataSource, UIPickerViewDelegate {
  weak var picker: UIDatePicker?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { picker?.columns.columns.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    picker.map { $0.columns.numberOfRows(in: $0.columns.columns[component]) } ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    picker.map { $0.columns.title(of: row, in: $0.columns.columns[component]) }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picker?.columnDidTurn(component, to: row)
  }
}
