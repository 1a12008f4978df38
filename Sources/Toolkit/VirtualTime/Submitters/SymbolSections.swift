/// Where an ELF file in the 64-bit format has its symbols, and their names.
struct SymbolSections {
  /// The range of the complete table, which includes symbols that are not exported.
  let symbols: Range<Int>
  /// The range of the names, each of which ends with a zero byte.
  let names: Range<Int>

  /// Finds the sections; `nil` if the bytes are another kind of file, or one that was stripped.
  init?(of file: UnsafeRawBufferPointer) {
    guard file.count > 64, file.prefix(4).elementsEqual([0x7F, 0x45, 0x4C, 0x46]) else { return nil }
    let headers = Int(truncatingIfNeeded: file.loadUnaligned(fromByteOffset: 40, as: UInt64.self))
    let count = Int(file.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
    guard headers > 0, headers < file.count, headers + count * 64 <= file.count else { return nil }
    let sections = (0..<count).map { Section(at: headers + $0 * 64, of: file) }
    // 2 is the type of the complete table.
    guard let table = sections.first(where: { $0.type == 2 }), sections.indices.contains(table.link),
      let symbols = table.range(in: file), let names = sections[table.link].range(in: file)
    else { return nil }
    (self.symbols, self.names) = (symbols, names)
  }

  /// The relevant fields of a section's header.
  private struct Section {
    let type: UInt32
    let link: Int
    let offset: UInt64
    let size: UInt64

    init(at start: Int, of file: UnsafeRawBufferPointer) {
      type = file.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
      link = Int(file.loadUnaligned(fromByteOffset: start + 40, as: UInt32.self))
      offset = file.loadUnaligned(fromByteOffset: start + 24, as: UInt64.self)
      size = file.loadUnaligned(fromByteOffset: start + 32, as: UInt64.self)
    }

    /// The section's bytes; `nil` if the file has fewer.
    func range(in file: UnsafeRawBufferPointer) -> Range<Int>? {
      guard let start = Int(exactly: offset), let size = Int(exactly: size), size <= file.count,
        start <= file.count - size
      else { return nil }
      return start..<start + size
    }
  }
}
