import Diagnostics
import Foundation
import HeadlessUIKit
import TestPlans

extension EnvironmentSettings {
  /// Makes the environment of a plan's configuration; options that it does not set have their defaults.
  ///
  /// - Throws: a diagnostic for a language, region, time zone or date that does not exist.
  init(_ configuration: PlanConfiguration) throws(Diagnostic) {
    self.init()
    let options = configuration.options
    if let language = options.language { languages = [try Self.language(language, in: configuration)] }
    if let region = options.region { self.region = try Self.region(region, in: configuration) }
    if let name = options.timeZone { timeZone = try Self.timeZone(named: name, in: configuration) }
    if let text = options.now { startDate = try Self.date(text, in: configuration) }
    if let seed = options.randomSeed { randomSeed = UInt64(clamping: seed) }
    pseudolanguage = options.pseudolanguage.map(Pseudolanguage.init)
  }

  private static func language(
    _ name: String, in configuration: PlanConfiguration
  ) throws(Diagnostic) -> String {
    guard isLanguage(name) else {
      // Locales are spelled with underscores, as `pt_BR`, languages with hyphens.
      let dashed = name.split(separator: "_").joined(separator: "-")
      throw configuration.fault(
        name, is: "a language", ofOption: "language",
        expected: "a language code such as 'de', 'pt-BR' or 'zh-Hant'",
        nearest: isLanguage(dashed) ? dashed : nil)
    }
    return name
  }

  /// Whether a name is a language's code, with or without a script and a region.
  private static func isLanguage(_ name: String) -> Bool {
    let subtags = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let code = subtags.first, code == code.lowercased(), Locale.LanguageCode(code).isISOLanguage else {
      return false
    }
    return subtags.dropFirst().allSatisfy { !$0.isEmpty && (Locale.Script($0).isISOScript || isRegion($0)) }
  }

  private static func region(_ name: String, in configuration: PlanConfiguration) throws(Diagnostic) -> String
  {
    guard isRegion(name) else {
      throw configuration.fault(
        name, is: "a region", ofOption: "region", expected: "a region code such as 'DE'",
        nearest: isRegion(name.uppercased()) ? name.uppercased() : nil)
    }
    return name
  }

  private static func isRegion(_ name: String) -> Bool {
    name == name.uppercased() && Locale.Region(name).isISORegion
  }

  private static func timeZone(
    named name: String, in configuration: PlanConfiguration
  ) throws(Diagnostic) -> TimeZone {
    guard let zone = TimeZone(identifier: name) else {
      throw configuration.fault(
        name, is: "a time zone", ofOption: "timeZone",
        expected: "a time zone such as 'Europe/Berlin' or 'UTC'",
        nearest: nearestName(to: name, in: TimeZone.knownTimeZoneIdentifiers.sorted() + ["UTC"]))
    }
    return zone
  }

  /// Reads a date. Foundation reads February 30 as March 2, so the date has to be written as read.
  private static func date(_ text: String, in configuration: PlanConfiguration) throws(Diagnostic) -> Date {
    guard let date = try? Date(text, strategy: .iso8601), date.formatted(.iso8601) == text else {
      throw configuration.fault(
        text, is: "a date", ofOption: "now", expected: "a date and time such as 2026-01-31T09:41:00Z")
    }
    return date
  }
}

extension PlanConfiguration {
  /// Returns the diagnostic for an option whose value does not exist.
  func fault(
    _ value: String, is kind: String, ofOption key: String, expected: String, nearest: String? = nil
  ) -> Diagnostic {
    fault(
      "'\(value)', which the configuration '\(name)' requires, is not \(kind)", ofOption: key,
      expected: expected, nearest: nearest)
  }
}
