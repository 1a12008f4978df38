import Diagnostics
import FontFiles
import FontMetrics
import Foundation

extension FuzzedReader {
  /// Reads a font's file, and what is written of it. The position of an error is a byte of the file, or its end.
  static func faultInFontFile(_ input: [UInt8]) -> FuzzFault? {
    do throws(FontFileError) {
      let faces = try FontFile(input, named: "Fuzzed.ttf").faces
      return faces.lazy.compactMap { fault(ofReading: FontFamily(name: $0.family, faces: [$0])) }.first
    } catch {
      return (0...input.count).contains(error.offset) ? nil : .misplacedError
    }
  }

  static func faultInFontFamily(_ input: [UInt8]) -> FuzzFault? {
    do throws(FontFamilyError) {
      return fault(ofReading: try FontFamily(Data(input), name: "Fuzzed"))
    } catch {
      let extent = TextExtent(String(input: input))
      return extent.fault(in: Diagnostics(error.faults))
    }
  }

  /// Returns the fault of a written family, which must be read as the same one, and be written again unchanged.
  private static func fault(ofReading family: FontFamily) -> FuzzFault? {
    let text = family.json
    guard let again = try? FontFamily(Data(text.utf8), name: "Again"), again == family else {
      return .unfaithful
    }
    return again.json.fault(unlessEqualTo: text)
  }
}
