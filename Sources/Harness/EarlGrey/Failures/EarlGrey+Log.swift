import Foundation

extension EarlGrey {
  /// Called with each remark that is not a failure; prints to the standard error by default.
  public static var log: (String) -> Void = { remark in
    FileHandle.standardError.write(Data("\(remark)\n".utf8))
  }
}
