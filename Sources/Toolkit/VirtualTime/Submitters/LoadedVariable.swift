/// Variables of the libraries that are loaded, or of the program if it contains them.
enum LoadedVariable {
  /// Returns the address of a variable by the name of its symbol, also of one that is not exported.
  static func named(_ name: String, in library: String) -> UnsafeMutableRawPointer? {
    if let program = StaticProgram.shared { return program.address(of: name) }
    guard let file = LoadedFile.all.first(where: { $0.name == library }),
      let offset = file.symbols.offsets[name]
    else { return nil }
    return UnsafeMutableRawPointer(bitPattern: file.base + offset)
  }
}
