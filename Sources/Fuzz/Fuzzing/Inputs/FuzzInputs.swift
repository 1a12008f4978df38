import Diagnostics
import HeadlessUIKit

/// The inputs of one reader, made from the repository's files: one for each number.
///
///     let inputs = try FuzzInputs(for: reader, seed: 1, of: corpus)
///     inputs[17]  // the same bytes each time
package struct FuzzInputs: Sendable {
  private let seed: UInt64
  private let originals: [[UInt8]]

  /// Makes the inputs of a reader.
  ///
  /// - Parameters:
  ///   - reader: The reader of the inputs.
  ///   - seed: Determines the changes.
  ///   - corpus: The files that are changed.
  /// - Throws: A diagnostic if there are no such files.
  package init(for reader: FuzzedReader, seed: UInt64, of corpus: FuzzCorpus) throws(Diagnostic) {
    self.seed = reader.rawValue.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    originals = try corpus.originals(for: reader)
  }

  /// The input with a number, which does not depend on other numbers.
  package subscript(number: Int) -> [UInt8] {
    var mutator = InputMutator(
      random: SeededRandomNumberGenerator(
        seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0xD6E8_FEB8_6659_FD93),
      others: originals)
    let original = originals[Int.random(in: originals.indices, using: &mutator.random)]
    return mutator.mutated(original)
  }
}
