import Combine
import Foundation

/// What the user has chosen in the settings.
final class Preferences: ObservableObject {
  enum Unit: Int, CaseIterable {
    case kilometers, miles
  }

  @Published var unit: Unit {
    didSet { defaults.set(unit.rawValue, forKey: "unit") }
  }
  @Published var hidesHardTrails: Bool {
    didSet { defaults.set(hidesHardTrails, forKey: "hidesHardTrails") }
  }

  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    unit = Unit(rawValue: defaults.integer(forKey: "unit")) ?? .kilometers
    hidesHardTrails = defaults.bool(forKey: "hidesHardTrails")
  }

  /// A distance in the chosen unit, with one decimal.
  func text(kilometers: Double) -> String {
    switch unit {
    case .kilometers: String(format: NSLocalizedString("distance.km", comment: ""), kilometers)
    case .miles: String(format: NSLocalizedString("distance.mi", comment: ""), kilometers / 1.609344)
    }
  }
}
