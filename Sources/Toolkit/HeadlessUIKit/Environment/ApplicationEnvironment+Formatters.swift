import Foundation

/// Formatters that know locale, calendar, time zone and date of the stage, and so print the same on every host.
extension ApplicationEnvironment {
  /// Makes a formatter of dates; by default of medium dates without a time.
  public func makeDateFormatter(
    dateStyle: DateFormatter.Style = .medium, timeStyle: DateFormatter.Style = .none
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.defaultDate = nil
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter
  }

  /// Makes a formatter of dates in a format of one's own, such as `yyyy-MM-dd`.
  public func makeDateFormatter(dateFormat: String) -> DateFormatter {
    let formatter = makeDateFormatter()
    formatter.dateFormat = dateFormat
    return formatter
  }

  /// Makes a formatter of numbers; by default of decimal ones.
  public func makeNumberFormatter(style: NumberFormatter.Style = .decimal) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = style
    return formatter
  }

  /// Makes a style for `Date.formatted(_:)`.
  public func makeDateFormatStyle(
    date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
