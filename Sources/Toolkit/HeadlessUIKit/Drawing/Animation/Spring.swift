import Foundation

/// The movement of a mass on a spring from the distance 1 to 0.
///
///     let spring = Spring(mass: 1, stiffness: 100, damping: 10, velocity: 0, allowsOverdamping: false)
///     spring.distance(after: 0)  // 1
///     spring.settlingDuration  // about 1.47 seconds
struct Spring {
  /// The angular frequency without damping, in radians per second.
  private let frequency: Double
  /// The rate at which damping reduces the movement, per second; at the frequency and above, nothing
  /// oscillates.
  private let decay: Double
  private let velocity: Double

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool) {
    let weight = max(mass, .leastNormalMagnitude)
    frequency = max(stiffness / weight, .leastNormalMagnitude).squareRoot()
    let decay = max(0, damping) / (2 * weight)
    self.decay = allowsOverdamping ? decay : min(decay, frequency)
    self.velocity = velocity
  }

  /// Returns the remaining distance after some seconds, by the equation of a damped oscillator.
  func distance(after time: Double) -> Double {
    let pull = decay - velocity
    if decay < frequency {
      let swing = (frequency * frequency - decay * decay).squareRoot()
      return exp(-decay * time) * (cos(swing * time) + pull / swing * sin(swing * time))
    }
    guard decay > frequency else { return exp(-decay * time) * (1 + pull * time) }
    let swing = (decay * decay - frequency * frequency).squareRoot()
    return exp(-decay * time) * (cosh(swing * time) + pull / swing * sinh(swing * time))
  }

  /// The seconds after which the amplitude stays below a thousandth; infinite without damping.
  var settlingDuration: Double {
    let rest = 0.001
    guard decay > 0 else { return .infinity }
    guard decay < frequency else { return time { abs(distance(after: $0)) < rest } }
    let swing = (frequency * frequency - decay * decay).squareRoot()
    return log((1 + abs((decay - velocity) / swing)) / rest) / decay
  }

  /// The time from which a condition holds.
  private func time(_ isMet: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    while !isMet(high), high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isMet(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
