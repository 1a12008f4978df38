import HeadlessUIKit
import Project
import RenderTree
import UTF8Text

/// Walks over a use case at random, and prefers what was not tried yet.
@MainActor
struct RandomWalk {
  private var walk: Walk
  private var generator: SeededRandomNumberGenerator
  private let known: Set<UInt64>

  /// Walks.
  ///
  /// - Parameters:
  ///   - walk: A use case that was launched.
  ///   - seed: The seed of all choices.
  ///   - known: What earlier walks tried.
  init(_ walk: Walk, seed: UInt64, known: Set<UInt64>) {
    self.walk = walk
    generator = SeededRandomNumberGenerator(seed: seed)
    self.known = known
  }

  /// The screens after each input that was accepted, for a comparison with those of another walk.
  var screens: [RenderNode] { walk.screens }

  /// Tries some inputs, and ends the use case.
  ///
  /// - Parameter count: How many inputs are tried, of which some may be refused; fewer if the use case cannot go on, or
  ///   if a refused one changed something.
  mutating func record(ofInputs count: Int) -> WalkRecord {
    for _ in 0..<count where !walk.hasStopped && !walk.hasStrayed {
      let (offers, digest) = walk.offers()
      // Whether it is a dead end takes as long as the offers do.
      guard !offers.contains(where: \.isForElement), walk.isAtDeadEnd else {
        step(offers, on: digest)
        continue
      }
      guard walk.perform(DeviceInputs.wait), !walk.isAtDeadEnd else { break }
    }
    walk.end()
    return walk.record
  }

  private mutating func step(_ offers: [Offer], on digest: UInt64) {
    guard let chosen = choose(from: offers, on: digest) else { return }
    let key = Self.key(chosen, on: digest)
    walk.note(tried: key)
    if let input = walk.input(of: chosen) { _ = walk.perform(input) }
  }

  /// What recognizes an offer on a kind of screen.
  private static func key(_ offer: Offer, on digest: UInt64) -> UInt64 {
    StableHash("\(digest) \(offer.key)").value
  }

  /// Chooses among what is new, or else among all.
  private mutating func choose(from offers: [Offer], on digest: UInt64) -> Offer? {
    let new = offers.filter { offer in
      let key = Self.key(offer, on: digest)
      return !known.contains(key) && !walk.record.tried.contains(key)
    }
    let choices = new.isEmpty ? offers : new
    let total = choices.reduce(0) { $0 + $1.kind.weight }
    guard total > 0 else { return nil }
    // Written out, so that no version of the standard library changes what a seed means. The remainder favors no
    // choice noticeably, as weights are small.
    var number = Int(generator.next() % UInt64(total))
    return choices.first { choice in
      number -= choice.kind.weight
      return number < 0
    }
  }
}

extension Walk {
  /// Performs inputs again, until one is refused, and ends the use case.
  mutating func record(of inputs: [Input]) -> WalkRecord {
    for input in inputs where !hasStopped {
      guard perform(input) else { break }
    }
    end()
    return record
  }
}
