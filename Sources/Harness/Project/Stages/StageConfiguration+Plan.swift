import Diagnostics
import HeadlessUIKit
import ShowcaseKit
import TestPlans

extension StageConfiguration {
  /// Makes the configuration of a stage from a plan's configuration.
  ///
  /// - Throws: a diagnostic for each option that the stage does not support, since an option without
  ///   effect would make two goldens equal that should differ; and for a device or another value that
  ///   does not exist.
  init(_ configuration: PlanConfiguration) throws(Diagnostics) {
    let faults = configuration.options.optionsWithoutStage.map { name in
      configuration.fault(
        "the configuration '\(configuration.name)' sets '\(name)', which the stage does not offer",
        ofOption: name, expected: Self.offeredOptions)
    }
    do throws(Diagnostic) {
      try self.init(values: configuration)
    } catch {
      throw Diagnostics(faults + [error])
    }
    guard faults.isEmpty else { throw Diagnostics(faults) }
  }

  private init(values configuration: PlanConfiguration) throws(Diagnostic) {
    let options = configuration.options
    self.init(
      name: configuration.name, device: try Self.device(named: options.device ?? "iPhone", in: configuration),
      orientation: options.orientation.map(UIInterfaceOrientation.init) ?? .portrait,
      userInterfaceStyle: options.userInterfaceStyle == .dark ? .dark : .light,
      layoutDirection: options.layoutDirection.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight },
      contentSizeCategory: options.contentSizeCategory.map(UIContentSizeCategory.init) ?? .large,
      accessibilitySettings: AccessibilitySettings(on: options.accessibility),
      environment: try EnvironmentSettings(configuration))
  }

  private static let offeredOptions =
    "device, orientation, layoutDirection, userInterfaceStyle, contentSizeCategory, accessibility, language, "
    + "region, timeZone, now, randomSeed, pseudolanguage or projection"

  private static func device(
    named name: String, in configuration: PlanConfiguration
  ) throws(Diagnostic) -> VirtualDevice {
    let names = VirtualDevice.all.map(\.name)
    guard let device = VirtualDevice.all.first(where: { $0.name == name }) else {
      throw configuration.fault(
        name, is: "a device", ofOption: "device",
        expected: oneOf(names), nearest: nearestName(to: name, in: names))
    }
    return device
  }
}

extension PlanConfiguration {
  /// What the configuration's trees show.
  var projection: RenderProjection {
    options.projection == .accessibility ? .accessibility : .hierarchy
  }
}

extension PlanOptions {
  /// The names of the options that are set but that no stage supports.
  fileprivate var optionsWithoutStage: [String] {
    snapshotFormats == [.text] ? [] : ["snapshotFormats"]
  }
}
