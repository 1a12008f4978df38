import Foundation

extension EarlGrey {
  /// Called with each remark that is no failure; by default it goes to the standard error.
  public static var log: (String) -> Void = { remark in
    FileHandle.standardError.write(Data("\(remark)\n".utf8))
  }
}
