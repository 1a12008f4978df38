import InterfaceDocuments

extension FuzzedReader {
  /// Reads a storyboard or a xib. What it warns of is inside the file, and every identifier leads to its element.
  static func faultInInterfaceFile(_ input: [UInt8]) -> FuzzFault? {
    do throws(InterfaceFault) {
      let document = try InterfaceDocument(input, file: "Fuzzed.storyboard")
      if let fault = document.warnings.lazy.compactMap({ fault(in: $0, of: input) }).first { return fault }
      let elements = document.root.all
      let isFaithful = elements.allSatisfy { element in
        element.id.flatMap(document.element).map { $0.id == element.id } ?? true
      }
      for element in elements {
        _ = (element.connections, InterfaceConstraint(element), InterfaceColor(element))
      }
      return isFaithful ? nil : .unfaithful
    } catch {
      return fault(in: error, of: input)
    }
  }

  static func faultInInterfaceTexts(_ input: [UInt8]) -> FuzzFault? {
    do throws(InterfaceFault) {
      _ = try InterfaceTexts(input, file: "Fuzzed.strings")
      return nil
    } catch {
      return fault(in: error, of: input)
    }
  }

  /// Returns a fault unless a position is in the input, or at the end of one of its lines; columns are bytes.
  private static func fault(in error: InterfaceFault, of input: [UInt8]) -> FuzzFault? {
    let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let position = error.position
    guard (1...lines.count).contains(position.line),
      (1...lines[position.line - 1].count + 1).contains(position.column)
    else { return .misplacedError }
    return nil
  }
}
